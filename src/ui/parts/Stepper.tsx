import { Minus, Plus } from 'lucide-react';
import { useId } from 'react';
import { Button } from './Button.tsx';

/** Walks through a list of values, one at a time. */
export function Stepper(props: {
  readonly label: string;
  readonly text: string;
  /** A second, smaller line. */
  readonly note?: string | undefined;
  readonly less: string;
  readonly more: string;
  readonly onLess: (() => void) | undefined;
  readonly onMore: (() => void) | undefined;
}) {
  const { label, text, note, less, more, onLess, onMore } = props;
  const id = useId();
  return (
    <div className="f">
      <span className="fl" id={id}>
        {label}
      </span>
      <div className="stepper2" role="group" aria-labelledby={id}>
        <Button square aria-label={less} disabled={onLess === undefined} onClick={onLess}>
          <Minus className="ico" aria-hidden="true" />
        </Button>
        <output>
          <b>{text}</b>
          {note !== undefined && <small>{note}</small>}
        </output>
        <Button square aria-label={more} disabled={onMore === undefined} onClick={onMore}>
          <Plus className="ico" aria-hidden="true" />
        </Button>
      </div>
    </div>
  );
}
