import { createTranslator } from 'use-intl/core';
import { expect, test } from 'vitest';
import { makeAmounts } from './amounts.ts';
import english from './messages/en.json';

const t = createTranslator({ locale: 'en', messages: english });
const chips = makeAmounts(t, 'en', undefined);
const bigBlinds = makeAmounts(t, 'en', 100);

test('chips are written in full', () => {
  expect(chips.amount(1_234_567)).toBe('1,234,567');
  expect(chips.net(-275)).toBe('−275');
});

test('big blinds have as many decimals as tell each chip from the next', () => {
  expect(bigBlinds.amount(1250)).toBe('12.5\u00a0BB');
  expect(bigBlinds.amount(1251)).toBe('12.51\u00a0BB');
  expect(makeAmounts(t, 'en', 3).amount(7)).toBe('2.3\u00a0BB');
  expect(bigBlinds.net(150)).toBe('+1.5\u00a0BB');
});

test.each<[text: string, amount: number | undefined]>([
  ['6700', 6700],
  ['6,700', 6700],
  ['6 700', 6700],
  ['6.700', 6700],
  ['', undefined],
  ['12a', undefined],
  ['-500', undefined],
])('typing "%s" in chips', (text, amount) => {
  expect(chips.parseAmount(text)).toBe(amount);
});

test.each<[text: string, amount: number | undefined]>([
  ['12.5', 1250],
  ['12,5', 1250],
  ['12.51 BB', 1251],
  ['12.5bb', 1250],
  ['1,234', 123_400],
  ['1,234.5', 123_450],
  ['12.', 1200],
  ['BB', undefined],
  ['', undefined],
  ['1.2.3x', undefined],
])('typing "%s" in big blinds', (text, amount) => {
  expect(bigBlinds.parseAmount(text)).toBe(amount);
});

test('every amount that is shown means the same when it is typed', () => {
  for (const bigBlind of [undefined, 2, 3, 7, 10, 50, 100, 2000]) {
    const amounts = makeAmounts(t, 'en', bigBlind);
    for (let amount = 1; amount < 20_000; amount += 37)
      expect(amounts.parseAmount(amounts.amount(amount))).toBe(amount);
  }
});
