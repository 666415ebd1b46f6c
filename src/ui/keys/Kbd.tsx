import type { Command } from './commands.ts';
import { useKeymap } from './keys.ts';
import { useKeyName } from './names.ts';

/** The key of a command, on its button: only to be seen, and only beside a keyboard (`aria-keyshortcuts` says it). */
export function Kbd({ command }: { readonly command: Command }) {
  const name = useKeyName();
  const key = useKeymap().of(command)[0];
  return key === undefined ? null : (
    <kbd>
      <span aria-hidden="true">{name(key)}</span>
    </kbd>
  );
}
