import * as v from 'valibot';
import { parseCards } from '../cards/card.ts';

/** The lines of the files of expected results, field by field; an unknown field or form is refused, so that nothing goes unread. */
const cards = v.pipe(
  v.string(),
  v.transform((text) => parseCards(text)),
  v.check((parsed) => parsed !== undefined, 'cards like AsKd2c3h'),
  v.transform((parsed) => parsed ?? []),
);
const chips = v.pipe(v.number(), v.integer(), v.minValue(0));
const seat = v.pipe(v.number(), v.integer(), v.minValue(0));
const bySeat = v.record(v.string(), chips);
const text = v.string();

export const evalLine = v.strictObject({
  id: text,
  tag: text,
  hole: cards,
  board: cards,
  high: v.strictObject({ category: text, strength: v.number(), cards, sets: v.optional(v.array(cards)) }),
  low: v.nullable(v.strictObject({ ranks: text, value: v.number(), cards, sets: v.optional(v.array(cards)) })),
});
export type EvalLine = v.InferOutput<typeof evalLine>;

const half = v.strictObject({ amount: chips, winners: bySeat });
const pot = v.union([
  v.strictObject({
    amount: chips,
    rake: v.optional(chips),
    eligible: v.array(seat),
    high: half,
    low: v.nullable(half),
  }),
  v.strictObject({ amount: chips, rake: v.optional(chips), eligible: v.array(seat), shared: bySeat }),
  v.strictObject({ amount: chips, rake: v.optional(chips), eligible: v.array(seat), uncontested: v.literal(true) }),
]);
export type PotLine = v.InferOutput<typeof pot>;

export const showdownLine = v.strictObject({
  id: text,
  tag: text,
  button: seat,
  seats: v.array(v.strictObject({ seat, hole: cards, in: chips, folded: v.boolean() })),
  board: cards,
  returned: bySeat,
  pots: v.array(pot),
  payoff: bySeat,
});
export type ShowdownLine = v.InferOutput<typeof showdownLine>;

const legal = v.strictObject({
  fold: v.boolean(),
  check: v.boolean(),
  call: v.nullable(chips),
  min: v.nullable(chips),
  max: v.nullable(chips),
});
const actionLine = v.strictObject({
  street: v.picklist(['preflop', 'flop', 'turn', 'river']),
  seat,
  legal: v.optional(legal),
  act: v.picklist(['fold', 'check', 'call', 'bet', 'raise']),
  to: v.optional(chips),
  in: v.optional(chips),
  allIn: v.optional(v.boolean()),
  refused: v.optional(v.literal(true)),
});
export type ActionLine = v.InferOutput<typeof actionLine>;

export const playLine = v.strictObject({
  id: text,
  variant: v.picklist(['FLO8', 'PLO8', 'NLO8', 'PLO', 'FLO', 'NLO']),
  game: v.picklist(['omaha-hi-lo-8', 'omaha-high']),
  betting: v.picklist(['fixed-limit', 'pot-limit', 'no-limit']),
  sb: chips,
  bb: chips,
  ante: chips,
  smallBet: v.optional(chips),
  bigBet: v.optional(chips),
  cap: v.optional(v.number()),
  button: seat,
  seats: v.array(v.strictObject({ seat, player: v.optional(text), stack: chips, hole: v.nullable(cards) })),
  posts: v.array(v.strictObject({ seat, type: v.picklist(['ante', 'sb', 'bb', 'post', 'dead']), amount: chips })),
  board: cards,
  actions: v.array(actionLine),
  returned: v.optional(bySeat),
  pots: v.optional(v.array(pot)),
  final: v.optional(bySeat),
  // what only names or describes the line
  flags: v.optional(v.unknown()),
  kinds: v.optional(v.unknown()),
  // of real hands: where they come from, what the house took, and what its file says of the payout
  source: v.optional(v.unknown()),
  site: v.optional(text),
  handId: v.optional(v.unknown()),
  kind: v.optional(text),
  unit: v.optional(text),
  totalPot: v.optional(chips),
  rake: v.optional(chips),
  collected: v.optional(v.array(v.looseObject({ seat, amount: chips }))),
  check: v.optional(v.looseObject({ houseOddChip: v.optional(v.nullable(v.boolean())) })),
  raw: v.optional(v.unknown()),
  notes: v.optional(v.unknown()),
  irregular: v.optional(v.unknown()),
});
export type PlayLine = v.InferOutput<typeof playLine>;
