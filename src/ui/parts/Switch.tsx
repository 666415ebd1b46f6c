import { useId } from 'react';

/** On or off, at once: a native checkbox drawn as a switch, its whole line to press. */
export function Switch(props: {
  readonly label: string;
  /** A second, smaller line. */
  readonly hint?: string;
  readonly checked: boolean;
  readonly onChange: (checked: boolean) => void;
}) {
  const { label, hint, checked, onChange } = props;
  const id = useId();
  return (
    <div className="switch">
      <input
        id={id}
        type="checkbox"
        // biome-ignore lint/a11y/useAriaPropsForRole: a native checkbox tells by itself whether it is checked
        role="switch"
        checked={checked}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        onChange={(event) => {
          onChange(event.target.checked);
        }}
      />
      <label htmlFor={id}>{label}</label>
      {hint !== undefined && <small id={`${id}-hint`}>{hint}</small>}
    </div>
  );
}
