import { COMMAND_NAMES, COMMANDS, type Command } from './commands.ts';

/** Which key does what, in one language and with my changes. */
export interface Keymap {
  /** The keys of a command, the one to be shown first. */
  of(command: Command): readonly string[];
  /** What a key may do, in the order of the list: what is on the screen decides. */
  at(key: string): readonly Command[];
}

/** `letters` are the language's own keys, `changed` mine, both by the name of what they do. */
export function makeKeymap(
  letters: Readonly<Partial<Record<Command, string>>>,
  changed: Readonly<Record<string, string>>,
): Keymap {
  const of = (command: Command): readonly string[] => {
    const mine = changed[command];
    if (mine !== undefined) return [mine];
    const letter = letters[command];
    return letter === undefined ? COMMANDS[command].keys : [letter, ...COMMANDS[command].keys];
  };
  return { of, at: (key) => COMMAND_NAMES.filter((command) => of(command).includes(key)) };
}

/** What a key does already where this command is wanted; `undefined` when it is free. */
export function clashOf(keymap: Keymap, command: Command, key: string): Command | undefined {
  const when: readonly string[] = COMMANDS[command].when;
  return keymap
    .at(key)
    .find((other) => other !== command && COMMANDS[other].when.some((situation) => when.includes(situation)));
}

/** Keys that have a meaning of their own everywhere. */
const KEPT = new Set(['Enter', 'Escape', 'Tab', 'Shift', 'Control', 'Alt', 'Meta', 'AltGraph', 'CapsLock', 'Dead']);

/** Whether a key can be given to a command. */
export const isFreeKey = (key: string): boolean => !KEPT.has(key);

/** The key that was pressed, letters in capitals. */
export const keyOf = ({ key }: Pick<KeyboardEvent, 'key'>): string =>
  key === ' ' ? 'Space' : key.length === 1 ? key.toUpperCase() : key;

/** The digit of a key whose digit needs Shift, as on a French keyboard; `undefined` on any other key. */
export const digitOf = ({ code }: Pick<KeyboardEvent, 'code'>): string | undefined => /^Digit(\d)$/.exec(code)?.[1];
