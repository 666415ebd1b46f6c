import { useTranslations } from 'use-intl';
import { seatAt } from '../../rules/config.ts';
import type { HandResult } from '../../store/gameState.ts';
import { Tag } from '../parts/Tag.tsx';
import { usePeople } from '../table/seats.ts';
import { useFormat } from '../useFormat.ts';
import type { Award, PotGroup } from './groups.ts';
import { WinnerDisc } from './HalfBlock.tsx';

/** Winners that have room side by side on a phone. */
const MOST_COLUMNS = 3;

const SIDES = { high: 'hi', low: 'lo', whole: 'whole' } as const;

interface ShareProps {
  readonly group: PotGroup;
  readonly allPots: HandResult['pots'];
}

/** A bar cut in proportion, with the fraction of the pot on each piece, and the sums pot by pot. */
export function ShareTable({ group, allPots }: ShareProps) {
  const t = useTranslations('result');
  const format = useFormat();
  const people = usePeople();
  const columns = group.awards;
  const odd = columns.filter(({ oddChips }) => oddChips > 0);
  return (
    <section className="arith" aria-label={t('howShared', { amount: format.amount(group.amount) })}>
      <h3>{t('howShared', { amount: format.amount(group.amount) })}</h3>
      {columns.length > 1 && <ShareBar awards={columns} />}
      {columns.length > MOST_COLUMNS ? (
        <WinnersDown group={group} allPots={allPots} />
      ) : (
        <WinnersAcross group={group} allPots={allPots} />
      )}
      {odd.length > 0 && (
        <p className="odd">
          {t('oddChips', {
            count: odd.reduce((sum, { oddChips }) => sum + oddChips, 0),
            list: odd
              .map(({ oddChips, seat }) =>
                t('oddChip', {
                  amount: format.amount(oddChips),
                  who: people.chair(seat)?.isHero === true ? 'you' : 'other',
                  name: people.name(seat),
                }),
              )
              .join(' · '),
          })}
        </p>
      )}
    </section>
  );
}

/** Pot by pot, a column for each winner. */
function WinnersAcross({ group, allPots }: ShareProps) {
  const t = useTranslations('result');
  const tTable = useTranslations('table');
  const format = useFormat();
  const columns = group.awards;
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('potColumn')}</span>
          </th>
          <th scope="col">
            <span className="sr">{t('total')}</span>
          </th>
          {columns.map((award) => (
            <th key={`${award.half}${award.seat}`} scope="col">
              {award.half !== 'whole' && <Tag half={award.half} />}
              <WinnerDisc seat={award.seat} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {group.pots.map(({ index, amount }, row) => (
          <tr key={index}>
            <th scope="row">{tTable('potName', { number: index, count: allPots.length - 1 })}</th>
            <td className="num">{format.amount(amount)}</td>
            <Amounts columns={columns} of={(award) => award.byPot[row] ?? 0} />
          </tr>
        ))}
      </tbody>
      {group.pots.length > 1 && (
        <tfoot>
          <tr>
            <th scope="row">{t('total')}</th>
            <td className="num">{format.amount(group.amount)}</td>
            <Amounts columns={columns} of={(award) => award.amount} />
          </tr>
        </tfoot>
      )}
    </table>
  );
}

/** The same turned round, for more winners than columns have room. */
function WinnersDown({ group, allPots }: ShareProps) {
  const t = useTranslations('result');
  const tTable = useTranslations('table');
  const format = useFormat();
  const people = usePeople();
  const several = group.pots.length > 1;
  return (
    <table className="down">
      <thead>
        <tr>
          <th scope="col">
            <span className="sr">{t('player')}</span>
          </th>
          {group.pots.map(({ index }) => (
            <th key={index} scope="col">
              {tTable('potName', { number: index, count: allPots.length - 1 })}
            </th>
          ))}
          {several && <th scope="col">{t('total')}</th>}
        </tr>
      </thead>
      <tbody>
        {group.awards.map(({ half, seat, amount, byPot }) => (
          <tr key={`${half}${seat}`}>
            <th scope="row">
              {half !== 'whole' && <Tag half={half} />}
              <WinnerDisc seat={seat} /> <span aria-hidden="true">{people.name(seat)}</span>
            </th>
            {group.pots.map(({ index }, pot) => (
              <td key={index} className="num">
                {format.amount(byPot[pot] ?? 0)}
              </td>
            ))}
            {several && <td className="num">{format.amount(amount)}</td>}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{t('total')}</th>
          {group.pots.map(({ index, amount }) => (
            <td key={index} className="num">
              {format.amount(amount)}
            </td>
          ))}
          {several && <td className="num">{format.amount(group.amount)}</td>}
        </tr>
      </tfoot>
    </table>
  );
}

function ShareBar({ awards }: { readonly awards: readonly Award[] }) {
  const format = useFormat();
  const widths = awards.map(({ fraction }) => `${fraction.count / fraction.parts}fr`);
  return (
    <div className="bar" aria-hidden="true" style={{ gridTemplateColumns: widths.join(' ') }}>
      {awards.map(({ half, seat, fraction }) => (
        <span key={`${half}${seat}`} className={`seg-${SIDES[half]}`}>
          <b>{format.fraction(fraction)}</b>
          <span className="word">
            <HalfName half={half} />
          </span>
          <WinnerDisc seat={seat} />
        </span>
      ))}
    </div>
  );
}

function Amounts({ columns, of }: { readonly columns: readonly Award[]; readonly of: (award: Award) => number }) {
  const format = useFormat();
  return columns.map((award) => (
    <td key={`${award.half}${award.seat}`} className="num">
      {format.amount(of(award))}
    </td>
  ));
}

function HalfName({ half }: { readonly half: Award['half'] }) {
  const t = useTranslations('cards');
  if (half === 'whole') return null;
  return half === 'high' ? t('tagHigh') : t('tagLow');
}

/** For each player who put chips in: what was put in, what came back, and the difference (R47). */
export function SumsTable({ result }: { readonly result: HandResult }) {
  const t = useTranslations('result');
  const format = useFormat();
  const people = usePeople();
  const rows = result.sums.flatMap((sums, index) => {
    const chair = people.chair(seatAt(index));
    return sums.putIn > 0 && chair?.seat !== undefined ? [{ ...sums, seat: chair.seat }] : [];
  });
  return (
    <section className="arith sums" aria-label={t('sums')}>
      <h3>{t('sums')}</h3>
      <table>
        <thead>
          <tr>
            <th scope="col">
              <span className="sr">{t('player')}</span>
            </th>
            <th scope="col">{t('putIn')}</th>
            <th scope="col">{t('gotBack')}</th>
            <th scope="col">{t('net')}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ seat, putIn, gotBack, net }) => (
            <tr key={seat}>
              <th scope="row">{people.name(seat)}</th>
              <td className="num">{format.amount(putIn)}</td>
              <td className="num">{format.amount(gotBack)}</td>
              <td className="num">{format.net(net)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
