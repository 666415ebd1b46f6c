import type { Messages } from '../../i18n/words.ts';

/** What the table is waiting for: keys of different situations may be the same. */
type Situation = 'turn' | 'before' | 'out' | 'ask' | 'result';

/** Commands whose key is a letter of the word on their button, in each language its own. */
export const LETTERED = [
  'fold',
  'call',
  'raise',
  'callAny',
  'show',
  'muck',
  'next',
  'skip',
  'pause',
  'log',
] as const satisfies readonly (keyof Messages['keys']['letters'])[];

const ALWAYS: readonly Situation[] = ['turn', 'before', 'out', 'ask', 'result'];

interface CommandRow {
  /** Its keys in every language, the one to be shown first; a lettered command has its letter before them. */
  readonly keys: readonly string[];
  readonly when: readonly Situation[];
}

/** All that keys do at the table (DESIGN 8), in the order of the list; the names of keys are those of `KeyboardEvent.key`. */
export const COMMANDS = {
  fold: { keys: [], when: ['turn', 'before'] },
  call: { keys: [], when: ['turn', 'before'] },
  raise: { keys: [], when: ['turn'] },
  callAny: { keys: [], when: ['before'] },
  amount: { keys: ['.'], when: ['turn'] },
  min: { keys: ['1'], when: ['turn'] },
  half: { keys: ['2'], when: ['turn'] },
  twoThirds: { keys: ['3'], when: ['turn'] },
  pot: { keys: ['4'], when: ['turn'] },
  max: { keys: ['5'], when: ['turn'] },
  less: { keys: ['ArrowLeft', '-'], when: ['turn'] },
  more: { keys: ['ArrowRight', '+', '='], when: ['turn'] },
  least: { keys: ['Home'], when: ['turn'] },
  most: { keys: ['End'], when: ['turn'] },
  skip: { keys: ['Space'], when: ['out'] },
  show: { keys: [], when: ['ask', 'result'] },
  muck: { keys: [], when: ['ask'] },
  next: { keys: [], when: ['result'] },
  pause: { keys: [], when: ALWAYS },
  // bots do not act on my turn, so that the point opens the amount there
  slower: { keys: [','], when: ['before', 'out', 'ask', 'result'] },
  faster: { keys: ['.'], when: ['before', 'out', 'ask', 'result'] },
  log: { keys: [], when: ALWAYS },
  sayCards: { keys: ['6'], when: ALWAYS },
  sayBoard: { keys: ['7'], when: ALWAYS },
  sayPot: { keys: ['8'], when: ALWAYS },
  sayReading: { keys: ['9'], when: ALWAYS },
  saySeats: { keys: ['0'], when: ALWAYS },
  keys: { keys: ['?'], when: ALWAYS },
} as const satisfies Record<keyof Messages['keys']['names'], CommandRow>;

export type Command = keyof typeof COMMANDS;

export const COMMAND_NAMES = Object.keys(COMMANDS) as readonly Command[];
