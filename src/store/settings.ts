import type { Locale } from '../i18n/locale.ts';

export const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

/** Whether each suit has its own colour, or only red and black. */
export const DECKS = ['four', 'two'] as const;
type Deck = (typeof DECKS)[number];

/** How fast bots act and things move (DESIGN 3). */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** Size of all text, in percent of the usual one. */
export const TEXT_SIZES = [100, 125, 150, 175, 200] as const;
type TextSize = (typeof TEXT_SIZES)[number];

/** What amounts are shown in. */
export const UNITS = ['chips', 'bigBlinds'] as const;
type Unit = (typeof UNITS)[number];

/** In which order my four cards lie: by rank, by suit, or the low cards first. */
export const CARD_ORDERS = ['rank', 'suit', 'lowFirst'] as const;
type CardOrder = (typeof CARD_ORDERS)[number];

/** How long the result stays before the next hand is dealt, in seconds; 0: until I go on (R38). */
export const RESULT_SECONDS = [0, 3, 5, 10] as const;
type ResultSeconds = (typeof RESULT_SECONDS)[number];

/** How long I have for a decision, in seconds; 0: no clock (RULES 8.3, R35). */
export const ACTION_SECONDS = [0, 15, 30, 60] as const;
type ActionSeconds = (typeof ACTION_SECONDS)[number];

/** What can be heard: cards dealt and turned, chips moved, my turn, the result. */
export const SOUND_KINDS = ['cards', 'chips', 'turn', 'result'] as const;
export type SoundKind = (typeof SOUND_KINDS)[number];

/** What the user has chosen for all games; kept (R43). */
export interface Settings {
  readonly language: Locale;
  readonly theme: Theme;
  readonly deck: Deck;
  readonly textSize: TextSize;
  readonly pace: Pace;
  readonly units: Unit;
  readonly cardOrder: CardOrder;
  /** Whether sounds are on at all. */
  readonly sound: boolean;
  /** In percent, 0 to 100. */
  readonly volume: number;
  readonly soundKinds: readonly SoundKind[];
  /** Whether it is said what my cards make. */
  readonly reading: boolean;
  /** Beaten hands are mucked without asking (RULES 6.7). */
  readonly autoMuck: boolean;
  /** Folding is offered when checking is free (R22); from the next hand on. */
  readonly freeFold: boolean;
  /** The wheel over the table changes the amount (R26). */
  readonly wheel: boolean;
  readonly resultSeconds: ResultSeconds;
  readonly actionSeconds: ActionSeconds;
  /** Keys that differ from those of the language, by the name of what they do. */
  readonly keys: Readonly<Record<string, string>>;
}

export interface SettingsState extends Settings {
  set(change: Partial<Settings>): void;
  /** Everything as it was at first. */
  reset(): void;
}
