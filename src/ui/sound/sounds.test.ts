import { expect, test } from 'vitest';
import { seatAt } from '../../rules/config.ts';
import type { HandEvent } from '../../rules/event.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { HandResult } from '../../store/gameState.ts';
import type { SoundKind } from '../../store/settings.ts';
import { soundsOf } from './sounds.ts';

const [one, other] = [seatAt(0), seatAt(1)];
const posted: HandEvent = { type: 'posted', seat: one, what: 'smallBlind', amount: 1, allIn: false };
const dealt: HandEvent = { type: 'holeDealt', seat: other, cards: undefined };
const acted = (move: 'fold' | 'check' | 'call' | 'bet' | 'raise'): HandEvent => ({
  type: 'acted',
  seat: one,
  move,
  amount: 2,
  to: 2,
  allIn: false,
});
const game = (events: readonly HandEvent[], more: { readonly legal?: object; readonly result?: object } = {}) => ({
  view: { events, legal: more.legal } as PlayerView,
  result: more.result as HandResult | undefined,
});

test.each<[event: HandEvent, kinds: readonly SoundKind[]]>([
  [dealt, ['cards']],
  [acted('fold'), ['cards']],
  [acted('check'), []],
  [acted('call'), ['chips']],
  [acted('raise'), ['chips']],
  [{ type: 'boardDealt', street: 'turn', cards: [] }, ['cards']],
  [{ type: 'betsCollected', pots: [] }, ['chips']],
  [{ type: 'handShown', seat: one, cards: [] }, ['cards']],
  [{ type: 'potAwarded', pot: 0, half: 'high', seat: one, amount: 2, oddChips: 0 }, ['chips']],
  [{ type: 'handEnded' }, []],
])('an event is heard: $0.type $0.move', (event, kinds) => {
  expect(soundsOf(game([posted]), game([posted, event]))).toEqual(kinds);
});

test('what happens at once is heard once a kind', () => {
  const after = game([posted, dealt, dealt, acted('call'), acted('raise'), acted('fold')]);
  expect(soundsOf(game([]), after)).toEqual(['chips', 'cards']);
});

test('my turn and the result are heard as they come, and not again', () => {
  const mine = game([posted], { legal: {} });
  expect(soundsOf(game([posted]), mine)).toEqual(['turn']);
  expect(soundsOf(mine, mine)).toEqual([]);
  const over = game([posted], { result: {} });
  expect(soundsOf(game([posted]), over)).toEqual(['result']);
  expect(soundsOf(over, over)).toEqual([]);
});

test('a game that is taken up, and the blank table of the next hand, are silent', () => {
  expect(soundsOf({ view: undefined, result: undefined }, game([posted, dealt]))).toEqual([]);
  expect(soundsOf(game([posted, dealt]), game([]))).toEqual([]);
});
