import { type ReactNode, useId } from 'react';

export interface Option<Value extends string | number> {
  readonly value: Value;
  readonly label: string;
  /** A second line. */
  readonly hint?: string;
}

/** One of several, all in sight: native radio buttons drawn as a segmented control or as tiles, so arrow keys work of themselves. */
export function Choice<Value extends string | number>(props: {
  readonly label: string;
  /** Whether the label is seen or only spoken. */
  readonly showLabel?: boolean;
  readonly look?: 'segment' | 'tiles2' | 'tiles4';
  readonly options: readonly Option<Value>[];
  readonly value: Value;
  readonly onChange: (value: Value) => void;
  /** A picture of what is chosen, beside the options, and a line under them. */
  readonly art?: ReactNode;
  readonly note?: string;
}) {
  const { label, showLabel = true, look = 'segment', options, value, onChange, art, note } = props;
  const id = useId();
  const group = (
    <div className={look === 'segment' ? 'seg' : look} role="radiogroup" aria-labelledby={id}>
      {options.map((option) => (
        <label key={option.value} className={look === 'segment' ? undefined : 'tilebtn'}>
          <input
            type="radio"
            name={id}
            checked={option.value === value}
            onChange={() => {
              onChange(option.value);
            }}
          />
          {option.hint === undefined ? option.label : <Lines label={option.label} hint={option.hint} />}
        </label>
      ))}
    </div>
  );
  return (
    <div className="f">
      <span className={showLabel ? 'fl' : 'sr'} id={id}>
        {label}
      </span>
      {art === undefined ? (
        group
      ) : (
        <div className="seatpick">
          {art}
          <div className="sp2">
            {group}
            <p>{note}</p>
          </div>
        </div>
      )}
    </div>
  );
}

function Lines({ label, hint }: { readonly label: string; readonly hint: string }) {
  return (
    <>
      <b>{label}</b>
      <small>{hint}</small>
    </>
  );
}
