export const THEMES = ['dark', 'light'] as const;
type Theme = (typeof THEMES)[number];

/** Whether each suit has its own colour, or only red and black. */
export const DECKS = ['four', 'two'] as const;
type Deck = (typeof DECKS)[number];

/** How fast bots act and things move (DESIGN 3). */
export const PACES = ['slow', 'normal', 'fast', 'instant'] as const;
export type Pace = (typeof PACES)[number];

/** What the user has chosen for all games; kept. */
export interface Settings {
  readonly theme: Theme;
  readonly deck: Deck;
  readonly pace: Pace;
}

export interface SettingsState extends Settings {
  set(change: Partial<Settings>): void;
}
