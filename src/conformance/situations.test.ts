import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { must } from '../base/assert.ts';
import { allCards } from '../cards/card.ts';
import { apply, startHand } from '../rules/apply.ts';
import { legalActions } from '../rules/betting.ts';
import { seatAt } from '../rules/config.ts';
import { splitPot } from '../rules/pots.ts';
import type { HandState } from '../rules/state.ts';
import { nextPositions } from '../rules/table.ts';
import { makeConfig } from '../rules/testing.ts';
import { type Checker, makeChecker } from './checker.ts';
import { order } from './showdownLines.ts';
import { checkEvalBlock, checkLowBlock } from './sitEval.ts';
import { checkHand } from './sitHand.ts';
import { type Block, parseSituations, situationTitles } from './situations.ts';

const markdown = readFileSync(new URL('../../conformance/situations.md', import.meta.url), 'utf8');
const blocks = parseSituations(markdown);

/** Why a block is not played yet; each goes when its rule is built. */
function waitsFor(block: Block): string | undefined {
  const { kind, settings } = block;
  if (settings['variant'] === 'holdem') return "hold'em high/low (RULES 9.2) is not built";
  if (settings['game'] === 'SP') return 'spread limit (RULES 4.2) is not built';
  if (settings['straddle']) return 'straddles (RULES 5.1) are not built';
  if (settings['kill'] || kind === 'kill') return 'kill pots (RULES 5.3, 5.4) are not built';
  if (settings['roundsb']) return 'the option smallBlindAsBig (RULES 4.3.7) is not built';
  if (kind === 'mixed') return 'the mixed game (RULES 4.6) is not built';
  if (kind === 'button' && block.commands.some((command) => command.includes('rule=moving')))
    return 'the moving button (RULES 2.4) is not built';
  return undefined;
}

/** Situations in words, and where they are tested. */
const IN_WORDS: Readonly<Record<string, string>> = {
  S83: 'kill pots (RULES 5.4) are not built',
  S84: 'kill pots (RULES 5.4) are not built',
  S100: 'tested in rules/showdown.test.ts',
  S102: 'tested in rules/showdown.test.ts',
  S104: 'pre-actions (RULES 8.2) are not built',
  S105: 'the clock (RULES 8.3) is not built',
  S106: 'tested in rules/table.test.ts',
  S107: 'tested in rules/apply.prop.test.ts',
};

const CHECKS: Readonly<Record<string, (block: Block, check: Checker) => void>> = {
  hand: checkHand,
  eval: checkEvalBlock,
  low: checkLowBlock,
  split: checkSplit,
  button: checkButton,
  deal: checkDeal,
};

test('every situation of the book is played, in words, or waits for its rule', () => {
  const titles = situationTitles(markdown);
  expect(titles.size).toBe(108);
  expect(blocks).toHaveLength(115);
  const withBlocks = new Set(blocks.map((block) => block.situation));
  expect([...titles.keys()].filter((number) => !withBlocks.has(number))).toEqual(
    Object.keys(IN_WORDS).filter((number) => !withBlocks.has(number)),
  );
});

const titled = (block: Block, i: number) => {
  const before = blocks.slice(0, i).filter((other) => other.situation === block.situation).length;
  return `${block.situation}${before > 0 ? ` (${before + 1})` : ''}: ${block.title}`;
};

blocks.forEach((block, i) => {
  const reason = waitsFor(block);
  if (reason !== undefined) {
    test.skip(`${titled(block, i)} – waits: ${reason}`, () => {});
    return;
  }
  test(titled(block, i), () => {
    const checker = makeChecker();
    must(CHECKS[block.kind], `a check of @${block.kind}`)(block, checker);
    expect(checker.differences).toEqual([]);
    expect(block.commands.length).toBeGreaterThan(0);
  });
});

function checkSplit(block: Block, check: Checker): void {
  for (const command of block.commands) {
    const [settings = '', expected = ''] = command.split('->');
    const setting = (key: string) => new RegExp(`\\b${key}=(\\S+)`).exec(settings)?.[1];
    const seats = must(setting('order'), 'order').split(',');
    const winners = (key: string) =>
      (setting(key) ?? '')
        .split(',')
        .filter((seat) => seat !== '')
        .map((seat) => seatAt(seats.indexOf(seat)))
        .toSorted((a, b) => a - b);
    const shares = splitPot(Number(setting('pot')), winners('hi'), winners('lo'), Number(setting('unit') ?? 1));
    const won: Record<string, number> = {};
    for (const share of shares)
      won[must(seats[share.seat], 'seat')] = (won[must(seats[share.seat], 'seat')] ?? 0) + share.amount;
    const wanted = Object.fromEntries(
      expected
        .trim()
        .split(/\s+/)
        .map((part) => part.split('='))
        .map(([seat, chips]) => [seat, Number(chips)]),
    );
    check.same(command, wanted, Object.fromEntries(Object.entries(won).filter(([, chips]) => chips > 0)));
  }
}

function checkButton(block: Block, check: Checker): void {
  for (const command of block.commands) {
    const [, chairs, prev, occupied, expected] = must(
      /seats=(\d+) prev=(\S+) occupied=(\S+) -> (\S+)/.exec(command),
      command,
    );
    const [button = 0, smallBlind = 0, bigBlind = 0] = must(prev, 'prev').split('/').map(Number);
    const seated = must(occupied, 'occupied').split(',').map(Number);
    const next = nextPositions({ button, smallBlind, bigBlind }, seated, Number(chairs));
    const small = seated.includes(next.smallBlind) ? next.smallBlind : 'dead';
    check.same(command, expected, `${next.button}/${small}/${next.bigBlind}`);
  }
}

/** Positions are told by dealing a deck whose cards are their own numbers. */
function checkDeal(block: Block, check: Checker): void {
  for (const command of block.commands) {
    const [settings = '', expected = ''] = command.split('->');
    const [, seats, button] = must(/seats=(\S+) btn=(\d+)/.exec(settings), command);
    const seatNumbers = must(seats, 'seats')
      .split(',')
      .map(Number)
      .toSorted((a, b) => order(a, Number(button)) - order(b, Number(button)));
    const end = checkedDown(startHand(makeConfig({ stacks: seatNumbers.map(() => 100) }), allCards()).state);
    const dealt = Object.fromEntries(
      end.players.map((player, seat) => [String(seatNumbers[seat]), player.hole.map((card) => card + 1).join(',')]),
    );
    const places = ['flop', 'turn', 'river'].map((street) => [
      street,
      end.events
        .flatMap((event) => (event.type === 'boardDealt' && event.street === street ? event.cards : []))
        .map((card) => card + 1)
        .join(','),
    ]);
    const wanted = Object.fromEntries(
      expected
        .trim()
        .split(/\s+/)
        .map((part) => part.split('=')),
    );
    check.same(command, wanted, { ...dealt, ...Object.fromEntries(places) });
  }
}

/** The hand with everybody checking and calling to the end. */
function checkedDown(state: HandState): HandState {
  const legal = legalActions(state);
  if (legal === undefined) return state;
  const result = apply(state, { type: legal.callCost === 0 ? 'check' : 'call' });
  if (!result.ok) throw new Error(result.error.code);
  return checkedDown(result.value.state);
}
