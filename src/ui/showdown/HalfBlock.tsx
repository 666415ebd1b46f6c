import { useTranslations } from 'use-intl';
import { must } from '../../base/assert.ts';
import type { Reading } from '../../evaluator/reading.ts';
import type { Seat } from '../../rules/config.ts';
import { Avatar } from '../parts/Avatar.tsx';
import { Tag } from '../parts/Tag.tsx';
import { usePeople } from '../table/seats.ts';
import { useFormat } from '../useFormat.ts';
import { FiveCards } from './FiveCards.tsx';
import { type Award, type Focus, subjectOf } from './groups.ts';

/** One half of a pot: who wins it, with what hand in words, with which two and three cards, and how much it brings (R44). */
export function HalfBlock(props: {
  readonly half: 'high' | 'low';
  readonly awards: readonly Award[];
  readonly readings: readonly (Reading | undefined)[];
  readonly hero: Seat;
  /** A pot that was not halved says its amount once, above. */
  readonly showAmount: boolean;
  readonly focus: Focus | undefined;
  readonly onFocus: (focus: Focus | undefined) => void;
}) {
  const { half, awards, readings, hero, showAmount, focus, onFocus } = props;
  const t = useTranslations('result');
  const format = useFormat();
  const people = usePeople();
  const [first] = awards;
  if (first === undefined) return null;
  const alone = awards.length === 1;
  const names = format.capital(format.names(awards.map(({ seat }) => people.nameInside(seat))));
  const who = subjectOf(awards, hero);
  const sentence = t.rich(half === 'high' ? 'winsHigh' : 'winsLow', { who, names, b: (text) => <b>{text}</b> });
  const reading = readings[first.seat];
  const hand =
    half === 'high' ? reading?.high && format.high(reading.high) : reading?.low && format.low(reading.low.ranks);
  const amounts = awards.map(({ amount }) => format.amount(amount));
  const equal = amounts.every((amount) => amount === amounts[0]);
  const total = awards.reduce((sum, { amount }) => sum + amount, 0);
  const uneven = showAmount && !equal;
  return (
    <article className={`half ${half === 'high' ? 'hi' : 'lo'}`}>
      <header>
        <Tag half={half} large />
        <p>
          {sentence}
          <span className="hand">{hand}</span>
        </p>
        {showAmount && (
          <b className="amt num">
            {equal && !alone ? t('each', { amount: must(amounts[0], 'amount') }) : format.amount(total)}
          </b>
        )}
      </header>
      <div className={alone ? undefined : uneven ? 'two uneven' : 'two'}>
        {awards.map(({ seat, amount }) => {
          const five = readings[seat]?.[half]?.five;
          const lit = focus?.seat === seat && focus.half === half;
          return (
            five !== undefined && (
              <button
                key={seat}
                type="button"
                className="fivebtn"
                aria-pressed={lit}
                aria-label={t('showOnTable', { name: people.nameInside(seat), half })}
                onClick={() => {
                  onFocus(lit ? undefined : { seat, half });
                }}
              >
                {!alone && <WinnerDisc seat={seat} />}
                <FiveCards five={five} half={half} captions={alone} />
                {uneven && <b className="part num">{format.amount(amount)}</b>}
              </button>
            )
          );
        })}
      </div>
    </article>
  );
}

export function WinnerDisc({ seat }: { readonly seat: Seat }) {
  const people = usePeople();
  const chair = people.chair(seat);
  return <Avatar name={people.name(seat)} colour={chair?.avatar ?? 1} isHero={chair?.isHero === true} named />;
}
