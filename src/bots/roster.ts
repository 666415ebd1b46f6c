/** How a character plays; what each style does in figures is in `tempers.ts`. */
export const STYLES = ['solid', 'careful', 'curious', 'bold'] as const;
export type Style = (typeof STYLES)[number];

/** Somebody to play against: a person in one style. */
export interface Character {
  /** The person's id, alone for the style of his own, else with the style: `otto`, `otto-careful`. */
  readonly id: string;
  readonly name: string;
  readonly style: Style;
  /** How the person differs from the style: hands played and bets made, each as a part more or less, around 0. */
  readonly looser: number;
  readonly bolder: number;
}

export const LINEUPS = ['mixed', 'careful', 'curious', 'bold'] as const;
/** Who sits at a table: everyone in his own style, or all in one. */
export type Lineup = (typeof LINEUPS)[number];

/** The seven people, each in his own style; a line-up takes them in this order. */
const PEOPLE: readonly Character[] = [
  { id: 'ilinca', name: 'Ilinca', style: 'solid', looser: 0, bolder: 0.05 },
  { id: 'otto', name: 'Otto', style: 'careful', looser: -0.05, bolder: -0.05 },
  { id: 'maximiliana', name: 'Maximiliana-Teodora', style: 'bold', looser: 0, bolder: 0.1 },
  { id: 'wren', name: 'Wren', style: 'curious', looser: 0.05, bolder: -0.1 },
  { id: 'bastien', name: 'Bastien', style: 'solid', looser: 0.05, bolder: -0.05 },
  { id: 'genevieve', name: 'Geneviève', style: 'careful', looser: 0.1, bolder: 0.1 },
  { id: 'priya', name: 'Priya', style: 'curious', looser: -0.1, bolder: 0.15 },
];

/** The ids of the first `count` characters of a line-up, 1 to 7. */
export function lineupOf(lineup: Lineup, count: number): string[] {
  const ids = PEOPLE.slice(0, count).map((person) => person.id);
  return lineup === 'mixed' ? ids : ids.map((id) => `${id}-${lineup}`);
}

/** The character with an id, as `otto` or `otto-bold`; `undefined` when there is none. */
export function findCharacter(id: string): Character | undefined {
  const [personId, styleId, ...more] = id.split('-');
  const person = PEOPLE.find((each) => each.id === personId);
  const style = STYLES.find((each) => each === styleId);
  if (person === undefined || more.length > 0 || (styleId !== undefined && style === undefined)) return undefined;
  return { ...person, id, style: style ?? person.style };
}
