import type { Seed } from '../base/rng.ts';
import type { Decision } from '../bots/bot.ts';
import type { Card } from '../cards/card.ts';
import type { Reading } from '../evaluator/reading.ts';
import type { Variant } from '../rules/config.ts';
import type { PlayerView } from '../rules/view.ts';

/** What the worker is asked to do. */
export type Job =
  /** What a character does in the view of its seat, whose turn it is. */
  | { readonly type: 'decide'; readonly character: string; readonly view: PlayerView; readonly seed: Seed }
  /** What holes of four cards read as on a board of zero to five cards. */
  | {
      readonly type: 'read';
      readonly variant: Variant;
      readonly holes: readonly (readonly Card[])[];
      readonly board: readonly Card[];
    };

/** What comes back for each type of job. */
export interface Answers {
  readonly decide: Decision;
  readonly read: readonly Reading[];
}
export type AnswerTo<J extends Job> = Answers[J['type']];
