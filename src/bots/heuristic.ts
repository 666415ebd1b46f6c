import { assert, must } from '../base/assert.ts';
import type { Bot } from './bot.ts';
import { movesOf } from './moves.ts';
import { decidePostflop } from './postflop.ts';
import { decidePreflop } from './preflop.ts';
import type { Character } from './roster.ts';
import { USUAL_SAMPLES } from './strength.ts';
import { temperOf } from './tempers.ts';

/**
 * A bot that plays as the character does, for both halves of the pot.
 *
 * `samples` is how often a hand is dealt out for one decision; time grows with it.
 */
export function makeBot(character: Character, samples = USUAL_SAMPLES): Bot {
  const temper = temperOf(character);
  return (view, rng) => {
    assert(must(view.legal, 'own turn').seat === view.hero, 'a bot decides for its own seat');
    const moves = movesOf(view);
    return view.street === 'preflop'
      ? decidePreflop(view, moves, temper, samples, rng)
      : decidePostflop(view, moves, temper, samples, rng);
  };
}
