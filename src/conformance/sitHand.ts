import { assert, must } from '../base/assert.ts';
import { allCards, type Card, DECK_SIZE, parseCards } from '../cards/card.ts';
import type { Action } from '../rules/action.ts';
import { apply, startHand } from '../rules/apply.ts';
import { legalActions } from '../rules/betting.ts';
import { type Betting, type Forced, type HandConfig, type HeadsUpCap, seatAt } from '../rules/config.ts';
import { potsOf } from '../rules/pots.ts';
import type { HandState } from '../rules/state.ts';
import type { Checker } from './checker.ts';
import { awardsIn, sumBySeat } from './settled.ts';
import { order } from './showdownLines.ts';
import { valueText } from './sitEval.ts';
import type { Block } from './situations.ts';

/** Plays the commands of an `@hand` block and checks what they require (the form is told at the head of situations.md). */
export function checkHand(block: Block, check: Checker): void {
  const { config, seatNumbers } = setUp(block.settings);
  let { state } = startHand(config, deckFor(block, seatNumbers));
  for (const command of block.commands) {
    const [first = '', ...rest] = command.split(/\s+/);
    if (/^\d+$/.test(first)) state = played(state, command, seatNumbers);
    else checkCommand(first, rest.join(' '), command, state, seatNumbers, check);
  }
}

function checkCommand(
  word: string,
  rest: string,
  command: string,
  state: HandState,
  seatNumbers: readonly number[],
  check: Checker,
): void {
  const { phase, players } = state;
  switch (word) {
    case '?':
      return check.same(command, rest, questionText(state, seatNumbers));
    case '!':
      return check.same(command, false, apply(state, actionOf(state, rest.split(' '))).ok);
    case 'street':
      return check.same(command, rest, phase.type === 'betting' ? phase.street : 'over');
    case 'over':
      return check.same(command, 'complete', phase.type);
    case 'count':
      return check.same(command, Number(rest), phase.type === 'betting' ? phase.betCount : undefined);
    case 'pot':
      return check.same(
        command,
        Number(rest),
        players.reduce((sum, player) => sum + player.committed, 0),
      );
    case 'uncalled': {
      const returned = state.events.flatMap((event) => (event.type === 'betReturned' ? [event] : []));
      const [seat = '', amount = ''] = rest.split(' ');
      return check.same(command, { [seat]: Number(amount) }, sumBySeat(returned, seatNumbers));
    }
    case 'pots': {
      const pots = potsOf(players).map((pot) => `${pot.amount}[${numbers(pot.eligible, seatNumbers).join(',')}]`);
      return check.same(command, rest, pots.join(' '));
    }
    case 'hand': {
      const [seat = '', ...value] = rest.split(' ');
      const { hole } = must(players[seatNumbers.indexOf(Number(seat))], 'player');
      return check.same(command, value.join(' '), valueText(hole, state.board));
    }
    case 'show': {
      const shown = state.events.flatMap((event) =>
        event.type === 'handShown' || event.type === 'handMucked' ? [event.seat] : [],
      );
      return check.same(command, rest, shown.map((seat) => seatNumbers[seat]).join(','));
    }
    case 'award':
      return check.same(command, amounts(rest), sumBySeat(awardsIn(state.events), seatNumbers));
    case 'end': {
      const stacks = players.map((player, seat) => [String(seatNumbers[seat]), player.stack]);
      return check.same(command, amounts(rest), Object.fromEntries(stacks));
    }
    case 'cards':
    case 'board':
      return; // in the deck from the start
    default:
      throw new Error(`unknown command: ${command}`);
  }
}

const numbers = (seats: readonly number[], seatNumbers: readonly number[]) =>
  seats.map((seat) => seatNumbers[seat] ?? 0).toSorted((a, b) => a - b);

const amounts = (text: string) => Object.fromEntries(pairs(text, ' ').map(([seat, amount]) => [seat, Number(amount)]));

const pairs = (text: string, separator: string) => text.split(separator).map((part) => part.split(/[=:]/));

function setUp(settings: Block['settings']): { config: HandConfig; seatNumbers: number[] } {
  const button = Number(settings['btn']);
  const stacks = new Map(
    pairs(must(settings['stacks'], 'stacks'), ',').map(([seat, chips]) => [Number(seat), Number(chips)]),
  );
  const seatNumbers = [...stacks.keys()].sort((a, b) => order(a, button) - order(b, button));
  const chips = (key: string) => Number(settings[key] ?? 0);
  const headsUp = seatNumbers.length === 2;
  const due = (what: Forced['what'], seatNumber: number | undefined, amount: number): Forced[] =>
    amount === 0 ? [] : [{ seat: seatAt(seatNumbers.indexOf(must(seatNumber, 'seat'))), what, amount }];
  const deadSmallBlind = settings['deadsb'] === '1';
  const smallBlindSeat = headsUp ? seatNumbers[1] : seatNumbers[0];
  const bigBlindSeat = settings['bbseat'] ? Number(settings['bbseat']) : headsUp ? seatNumbers[0] : seatNumbers[1];
  return {
    seatNumbers,
    config: {
      variant: settings['hilo'] === '0' ? 'omahaHigh' : 'omahaHiLo',
      betting: bettingOf(settings),
      smallBlind: chips('sb'),
      bigBlind: chips('bb'),
      forced: [
        ...seatNumbers.flatMap((seatNumber) => due('ante', seatNumber, chips('ante'))),
        ...(deadSmallBlind ? [] : due('smallBlind', smallBlindSeat, chips('sb'))),
        ...due('bigBlind', bigBlindSeat, chips('bb')),
        ...due('bigBlindAnte', bigBlindSeat, chips('bba')),
      ],
      stacks: seatNumbers.map((seatNumber) => must(stacks.get(seatNumber), 'stack')),
      unit: Number(settings['unit'] ?? 1),
      freeFold: true, // S99 folds where a check is free
    },
  };
}

const HEADS_UP_CAPS: Readonly<Record<string, HeadsUpCap>> = {
  never: 'always',
  round: 'roundStartsHeadsUp',
  when: 'whenHeadsUp',
};

function bettingOf(settings: Block['settings']): Betting {
  const bigBlind = Number(settings['bb']);
  switch (settings['game']) {
    case 'FL':
      return {
        type: 'fixedLimit',
        smallBet: Number(settings['small'] ?? bigBlind),
        bigBet: Number(settings['big'] ?? 2 * bigBlind),
        maxBets: Number(settings['cap'] ?? 4),
        headsUpCap: must(HEADS_UP_CAPS[settings['hu'] ?? 'never'], 'a heads-up cap'),
      };
    case 'PL':
      return { type: 'potLimit' };
    case 'NL':
      return { type: 'noLimit' };
    default:
      throw new Error(`no such game: ${settings['game']}`);
  }
}

/** A deck that deals the cards the block names; the others lie anywhere. */
function deckFor(block: Block, seatNumbers: readonly number[]): Card[] {
  const count = seatNumbers.length;
  const places = new Map<number, Card>();
  for (const command of block.commands) {
    const [word, ...rest] = command.split(' ');
    const cards = parseCards(rest.at(-1) ?? '') ?? [];
    if (word === 'cards')
      cards.forEach((card, turn) => void places.set(turn * count + seatNumbers.indexOf(Number(rest[0])), card));
    if (word === 'board')
      cards.forEach((card, i) => void places.set(4 * count + must([1, 2, 3, 5, 7][i], 'place'), card));
  }
  const named = new Set(places.values());
  const others = allCards().filter((card) => !named.has(card));
  return Array.from({ length: DECK_SIZE }, (_, i) => places.get(i) ?? must(others.pop(), 'card'));
}

function played(state: HandState, command: string, seatNumbers: readonly number[]): HandState {
  const [seat, ...move] = command.split(/\s+/);
  const legal = must(legalActions(state), `a decision at "${command}"`);
  assert(seatNumbers[legal.seat] === Number(seat), `"${command}", but seat ${seatNumbers[legal.seat]} is to act`);
  const result = apply(state, actionOf(state, [seat ?? '', ...move]));
  if (!result.ok) throw new Error(`"${command}" was refused: ${JSON.stringify(result.error)}`);
  return result.value.state;
}

function actionOf(state: HandState, [, move, to]: readonly string[]): Action {
  switch (move) {
    case 'f':
      return { type: 'fold' };
    case 'k':
      return { type: 'check' };
    case 'c':
      return { type: 'call' };
    case 'b':
    case 'r':
      return { type: 'betOrRaise', to: Number(to) };
    case 'a': {
      const { seat, callCost } = must(legalActions(state), 'a decision');
      const { bet, stack } = must(state.players[seat], 'player');
      return callCost === stack ? { type: 'call' } : { type: 'betOrRaise', to: bet + stack };
    }
    default:
      throw new Error(`no such move: ${move}`);
  }
}

/** `4 call 30 to 60..105`, as the situations write a decision. */
function questionText(state: HandState, seatNumbers: readonly number[]): string {
  const legal = legalActions(state);
  if (legal === undefined) return 'over';
  const { callCost, raise } = legal;
  const sizes = raise === undefined ? '-' : raise.min === raise.max ? `${raise.min}` : `${raise.min}..${raise.max}`;
  return `${seatNumbers[legal.seat]} call ${callCost} to ${sizes}`;
}
