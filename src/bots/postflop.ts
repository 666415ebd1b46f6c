import { must } from '../base/assert.ts';
import type { Rng } from '../base/rng.ts';
import type { Action } from '../rules/action.ts';
import type { Chips } from '../rules/config.ts';
import type { PlayerView } from '../rules/view.ts';
import type { Decision, Reason } from './bot.ts';
import { type Move, raisesOn } from './moves.ts';
import { cannotLose } from './nuts.ts';
import { type Outcome, outcomeOf } from './outcome.ts';
import { fitTo, potPart } from './sizing.ts';
import { judge, type Strength } from './strength.ts';
import type { Temper } from './tempers.ts';

/** Parts of the pot that are tried as bets. */
const SIZES = [0.5, 0.75, 1];
/** A bluff goes against so many opponents and costs so much of the stack and so many big blinds at most. */
const BLUFF = { opponents: 2, raises: 1, ofStack: 0.35, bigBlinds: 20 } as const;
/** What a bet, a raise, a raise in turn … has to win when it is called, in even parts among those who are in. */
const WANTED = [0.8, 1.04, 1.14];
const WANTED_LIMIT = [0.6, 0.8, 0.95];
const WANTED_LATER = 1.2;
/** Raises are for hands that win the whole pot so often at least: a bare nut low calls. */
const FREE_ROLL = 0.15;

/** Decides after the flop: deals the hand out, and takes what brings most, as far as the temper lets it. */
export function decidePostflop(
  view: PlayerView,
  moves: readonly Move[],
  temper: Temper,
  samples: number,
  rng: Rng,
): Decision {
  const { callCost, canFold } = must(view.legal, 'own turn');
  const hero = must(view.players[view.hero], 'hero');
  const strength = judge(view, moves, rng, samples);
  const raises = raisesOn(moves, view.street);
  const stay = outcomeOf(view, strength, hero.bet + callCost, moves);
  const bet = bestBet(view, strength, moves, temper, rng);
  const reasons = reasonsOf(view, strength, stay);
  const staying = canFold && callCost > 0 ? Math.max(0, stay.value) : stay.value;
  if (
    bet !== undefined &&
    bet.outcome.value - staying > temper.betMargin * view.pot &&
    isAllowed(view, strength, bet, raises, temper, rng)
  ) {
    return {
      action: { type: 'betOrRaise', to: bet.to },
      reasons: [...betReasons(view, strength, bet, raises), ...reasons],
    };
  }
  return { action: passive(view, strength, stay, temper), reasons };
}

interface Bet {
  readonly to: Chips;
  readonly outcome: Outcome;
}

/** The size that brings most, with a leaning to the temper's own; `undefined` when nothing may be bet. */
function bestBet(
  view: PlayerView,
  strength: Strength,
  moves: readonly Move[],
  temper: Temper,
  rng: Rng,
): Bet | undefined {
  const raise = view.legal?.raise;
  if (raise === undefined) return undefined;
  const wanted =
    view.config.betting.type === 'fixedLimit'
      ? [raise.min]
      : SIZES.map((size) => fitTo(view, raise, potPart(view, size)));
  const bets = [...new Set(wanted)].map((to): Bet => ({ to, outcome: outcomeOf(view, strength, to, moves) }));
  const appeal = bets.map(({ to, outcome }) => {
    const size = (to - raise.min) / Math.max(1, raise.max - raise.min);
    const liking = 0.1 * (1 - Math.abs(size - temper.bigBets)) + 0.06 * (rng.int(100) / 100);
    return outcome.value + liking * view.pot;
  });
  return bets[appeal.indexOf(Math.max(...appeal))];
}

/** Whether a bet is for value, or a bluff that may be made now. */
function isAllowed(view: PlayerView, strength: Strength, bet: Bet, raises: number, temper: Temper, rng: Rng): boolean {
  const isMood = rng.int(1000) < 1000 * temper.bluffs;
  if (raises > 0 && strength.hero.scoop < FREE_ROLL) return false; // half the pot for a whole raise, or a quarter of it
  if (!isBluff(view, strength, bet, raises)) return true;
  const hero = must(view.players[view.hero], 'hero');
  const cost = bet.to - hero.bet;
  const isCheap = cost <= BLUFF.ofStack * hero.stack && cost <= BLUFF.bigBlinds * view.config.bigBlind;
  return isMood && isCheap && raises <= BLUFF.raises && strength.opponents.length <= BLUFF.opponents;
}

/** Whether a bet wins less than its part when it is called; the more raises before, the more it has to win. */
function isBluff({ config }: PlayerView, { opponents }: Strength, { outcome }: Bet, raises: number): boolean {
  const wanted = config.betting.type === 'fixedLimit' ? WANTED_LIMIT : WANTED;
  return outcome.shareWhenCalled < (wanted[raises] ?? WANTED_LATER) / (opponents.length + 1);
}

function passive(view: PlayerView, strength: Strength, stay: Outcome, temper: Temper): Action {
  const { callCost, canFold } = must(view.legal, 'own turn');
  if (callCost === 0) return { type: 'check' };
  const isSafe = view.street === 'river' && strength.nuts !== undefined && cannotLose(strength.nuts);
  const pays = isSafe || !canFold || stay.value > temper.callMargin * view.pot;
  return pays ? { type: 'call' } : { type: 'fold' };
}

function betReasons(view: PlayerView, strength: Strength, bet: Bet, raises: number): Reason[] {
  const folds: Reason = { code: 'foldChance', values: { percent: percent(bet.outcome.foldChance) } };
  return isBluff(view, strength, bet, raises) ? [{ code: 'bluff', values: {} }, folds] : [folds];
}

function reasonsOf(view: PlayerView, strength: Strength, stay: Outcome): Reason[] {
  const { callCost } = must(view.legal, 'own turn');
  const { hero, nuts, opponents } = strength;
  const isSafe = view.street === 'river' && nuts !== undefined && cannotLose(nuts);
  const always: Reason[] = [
    { code: 'share', values: { percent: percent(stay.shareWhenCalled) } },
    callCost === 0
      ? { code: 'free', values: {} }
      : { code: 'price', values: { percent: percent(callCost / (view.pot + callCost)) } },
    { code: 'scoop', values: { percent: percent(hero.scoop) } },
    { code: 'opponents', values: { count: opponents.length } },
  ];
  const safe: Reason[] = isSafe ? [{ code: 'cannotLose', values: {} }] : [];
  const quarter: Reason[] =
    hero.quarter >= 0.1 ? [{ code: 'quarter', values: { percent: percent(hero.quarter) } }] : [];
  return [...safe, ...always, ...quarter, ...(nuts ? nutReasons(nuts) : [])];
}

function nutReasons({ highRank, lowRank, backupLow }: NonNullable<Strength['nuts']>): Reason[] {
  const high: Reason = { code: 'nutHigh', values: { rank: highRank } };
  const low: Reason[] = lowRank === undefined ? [] : [{ code: 'nutLow', values: { rank: lowRank } }];
  const backup: Reason[] = backupLow > 0 ? [{ code: 'backupLow', values: { cards: backupLow } }] : [];
  return [high, ...low, ...backup];
}

const percent = (part: number): number => Math.round(part * 100);
