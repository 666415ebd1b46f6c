import { expect, test } from 'vitest';
import { formatCards } from '../cards/card.ts';
import { USUAL_CHOICE } from './lobbyStore.ts';
import { parsePageWish, parseTableWish } from './tableUrl.ts';

const wishOf = (query: string) => {
  const wish = parseTableWish(new URLSearchParams(query), USUAL_CHOICE);
  if (!wish.ok) throw new Error(JSON.stringify(wish.error));
  return wish.value;
};
const refusedIn = (query: string) => {
  const wish = parseTableWish(new URLSearchParams(query), USUAL_CHOICE);
  return wish.ok
    ? []
    : wish.error.map((refusal) => (refusal.type === 'badUrlValue' ? `${refusal.name}=${refusal.value}` : refusal.name));
};

test('the address in the README opens the table it names', () => {
  const { choice, bots, rigged } = wishOf('game=omaha-hi-lo&betting=pot-limit&blinds=1/2&seats=6&stack=200');
  expect(choice).toMatchObject({ variant: 'omahaHiLo', betting: 'potLimit', blinds: { small: 1, big: 2 }, seats: 6 });
  expect(choice.stacks).toEqual([200, 200, 200, 200, 200, 200]);
  expect([bots, rigged]).toEqual([undefined, []]);
});

test('what an address leaves out is as in the lobby', () => {
  expect(wishOf('').choice).toEqual({ ...USUAL_CHOICE, ante: 'none' });
});

test('RULES 4.1.7: in fixed limit everybody starts with 25 big bets', () => {
  expect(wishOf('betting=fixed-limit').choice.stackInBigBlinds).toBe(50);
});

test('bots, stacks of each seat, antes and a rigged deck can be named', () => {
  const { choice, bots, rigged } = wishOf('bots=otto,wren&stack=100,250,50&ante=big-blind-ante&deck=AsKd2c');
  expect(choice).toMatchObject({ seats: 3, stacks: [100, 250, 50], ante: 'bigBlindAnte' });
  expect(bots).toEqual(['otto', 'wren']);
  expect(formatCards(rigged)).toBe('AsKd2c');
  expect(wishOf('bots=bold').choice.lineup).toBe('bold');
});

test.each([
  ['game=stud', 'game=stud'],
  ['betting=spread', 'betting=spread'],
  ['blinds=2/1', 'blinds=2/1'],
  ['blinds=0/2', 'blinds=0/2'],
  ['blinds=one', 'blinds=one'],
  ['seats=1', 'seats=1'],
  ['seats=9', 'seats=9'],
  ['seats=2.5', 'seats=2.5'],
  ['stack=0', 'stack=0'],
  ['stack=-5', 'stack=-5'],
  ['seats=4&stack=1,2,3', 'stack=1,2,3'],
  ['bots=nobody', 'bots=nobody'],
  ['seats=6&bots=otto', 'bots=otto'],
  ['deck=AsAs', 'deck=AsAs'],
  ['deck=Xx', 'deck=Xx'],
  ['ante=huge', 'ante=huge'],
  ['sets=6', 'sets'],
])('%s is refused by name', (query, refused) => {
  expect(refusedIn(query)).toEqual([refused]);
});

test('every value that is wrong is named, not only the first', () => {
  expect(refusedIn('seats=1&blinds=x&game=omaha-high')).toEqual(['seats=1', 'blinds=x']);
});

test('seed and pace are of the page', () => {
  expect(parsePageWish(new URLSearchParams('seed=7&pace=instant'))).toEqual({
    ok: true,
    value: { seed: '7', pace: 'instant' },
  });
  expect(parsePageWish(new URLSearchParams('pace=warp')).ok).toBe(false);
});
