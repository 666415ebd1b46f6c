import { expect, test } from 'vitest';
import { findCharacter, LINEUPS, lineupOf, STYLES } from './roster.ts';

test.each(LINEUPS)('the line-up %s has seven characters, all different', (lineup) => {
  const ids = lineupOf(lineup, 7);
  expect(new Set(ids).size).toBe(7);
  const characters = ids.map(findCharacter);
  expect(characters.map((character) => character?.id)).toEqual(ids);
  expect(new Set(characters.map((character) => character?.name)).size).toBe(7);
  if (lineup !== 'mixed') expect(characters.every((character) => character?.style === lineup)).toBe(true);
});

test('the first four of the mixed line-up differ in style', () => {
  expect(new Set(lineupOf('mixed', 4).map((id) => findCharacter(id)?.style)).size).toBe(4);
});

test('a person plays in every style', () => {
  expect(STYLES.map((style) => findCharacter(`otto-${style}`)?.style)).toEqual(STYLES);
  expect(findCharacter('otto')?.style).toBe('careful');
});

test.each(['', 'nobody', 'otto-', 'otto-mad', 'otto-bold-bold', 'Otto'])('there is no character %j', (id) => {
  expect(findCharacter(id)).toBeUndefined();
});
