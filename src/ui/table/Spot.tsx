import type { Command } from '../keys/commands.ts';
import { Kbd } from '../keys/Kbd.tsx';
import { useShortcut } from '../keys/names.ts';
import { Button } from '../parts/Button.tsx';

/**
 * One of the places of the action bar. It is the same element whatever it is for just now, so that it keeps the focus:
 * a button, a box to tick before my turn, or idle.
 */
export function Spot(props: {
  readonly className: string;
  readonly command: Command;
  readonly label: string;
  readonly amount?: string | undefined;
  readonly kind?: 'outline' | 'primary';
  /** Set for a box. */
  readonly ticked?: boolean | undefined;
  /** Nothing can be done here now. */
  readonly idle?: boolean;
  /** Too new to be pressed; looks as it will. */
  readonly fresh?: boolean;
  /** Keeps its place, unseen. */
  readonly hidden?: boolean;
  readonly onPress: () => void;
}) {
  const {
    className,
    command,
    label,
    amount,
    kind = 'outline',
    ticked,
    idle = false,
    fresh = false,
    hidden = false,
    onPress,
  } = props;
  const shortcut = useShortcut(command);
  const isBox = ticked !== undefined;
  const looks = [className, isBox ? 'box' : '', idle ? 'idle' : '', hidden ? 'away' : ''];
  return (
    <Button
      kind={kind}
      className={looks.filter(Boolean).join(' ')}
      role={isBox ? 'checkbox' : undefined}
      aria-checked={ticked}
      aria-disabled={idle || fresh || undefined}
      aria-keyshortcuts={idle ? undefined : shortcut}
      onClick={idle ? undefined : onPress}
    >
      {isBox && <i className="tick" aria-hidden="true" />}
      <span>{label}</span>
      {amount !== undefined && (
        <>
          {' '}
          <b className="num">{amount}</b>
        </>
      )}
      {!idle && <Kbd command={command} />}
    </Button>
  );
}
