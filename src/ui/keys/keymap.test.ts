import { expect, test } from 'vitest';
import english from '../../i18n/messages/en.json';
import french from '../../i18n/messages/fr.json';
import romanian from '../../i18n/messages/ro.json';
import { COMMAND_NAMES } from './commands.ts';
import { clashOf, digitOf, isFreeKey, keyOf, makeKeymap } from './keymap.ts';

test.each([
  ['English', english],
  ['French', french],
  ['Romanian', romanian],
])('R27: in %s every command has a key, and none has two meanings at one time', (_, { keys }) => {
  const keymap = makeKeymap(keys.letters, {});
  for (const command of COMMAND_NAMES) {
    expect(keymap.of(command), command).not.toEqual([]);
    for (const key of keymap.of(command)) expect(clashOf(keymap, command, key), `${command} ${key}`).toBeUndefined();
  }
});

const keymap = makeKeymap({ fold: 'F', call: 'C', skip: 'S', show: 'S' }, { fold: 'G' });

test('R27: a key that I choose takes the place of the others', () => {
  expect(keymap.of('fold')).toEqual(['G']);
  expect(keymap.at('F')).toEqual([]);
  expect(keymap.of('skip')).toEqual(['S', 'Space']);
});

test('R27: keys clash only where both commands are there', () => {
  expect(clashOf(keymap, 'fold', 'C')).toBe('call');
  expect(clashOf(keymap, 'show', 'C')).toBeUndefined();
  expect(clashOf(keymap, 'muck', 'S')).toBe('show');
  expect(isFreeKey('Escape')).toBe(false);
});

test('letters are the same with and without Shift, and a digit is found on a French keyboard', () => {
  expect(keyOf({ key: 'f' })).toBe('F');
  expect(keyOf({ key: ' ' })).toBe('Space');
  expect(keyOf({ key: 'ArrowLeft' })).toBe('ArrowLeft');
  expect(digitOf({ code: 'Digit1' })).toBe('1');
  expect(digitOf({ code: 'KeyA' })).toBeUndefined();
});
