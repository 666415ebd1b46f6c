import { expect, test } from 'vitest';
import { must } from '../../base/assert.ts';
import { formatCards, parseCards } from '../../cards/card.ts';
import type { Settings } from '../../store/settings.ts';
import { sortedHand } from './seats.ts';

test.each<[order: Settings['cardOrder'], laid: string]>([
  ['rank', 'Ad8s5h2s'],
  ['suit', '8s2s5hAd'],
  ['lowFirst', 'Ad2s5h8s'],
])('my cards by %s', (order, laid) => {
  expect(formatCards(sortedHand(must(parseCards('8s2s5hAd'), 'cards'), order))).toBe(laid);
});
