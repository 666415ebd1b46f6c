import { useTranslations } from 'use-intl';
import type { Seat } from '../../rules/config.ts';
import type { HandResult } from '../../store/gameState.ts';
import { useGame } from '../stores.ts';
import { usePeople } from '../table/seats.ts';
import { useFormat } from '../useFormat.ts';
import { type Award, groupPots, halvesOf, subjectOf } from './groups.ts';

/** The end of a hand, half by half, for those who listen. */
export function ResultSentences({ result, hero }: { readonly result: HandResult; readonly hero: Seat }) {
  const t = useTranslations('result');
  const format = useFormat();
  const people = usePeople();
  const shown = useGame((game) => game.shown);
  const sums = result.sums[hero];
  const names = (awards: readonly Award[]): string => format.names(awards.map(({ seat }) => people.nameInside(seat)));
  const amounts = (awards: readonly Award[]): string =>
    [...new Set(awards.map(({ amount }) => format.amount(amount)))].join(' / ');
  return (
    <>
      {groupPots(result.pots).map((group) => {
        const { high, low } = halvesOf(group, shown);
        const key = group.pots[0]?.index;
        const highHand = shown[high[0]?.seat ?? hero]?.high;
        if (result.uncontested || highHand === undefined) {
          const spoken = { names: format.capital(names(high)), who: subjectOf(high, hero), amount: amounts(high) };
          return <p key={key}>{t('spokenPot', spoken)}</p>;
        }
        const lowHand = low[0] && shown[low[0].seat]?.low;
        return (
          <p key={key}>
            {t('spokenHigh', { names: names(high), hand: format.high(highHand), amount: amounts(high) })}{' '}
            {lowHand === undefined
              ? t('noLow')
              : t('spokenLow', { names: names(low), hand: format.low(lowHand.ranks), amount: amounts(low) })}
          </p>
        );
      })}
      {sums !== undefined && sums.putIn > 0 && (
        <p>
          {t('spokenNet', {
            putIn: format.amount(sums.putIn),
            gotBack: format.amount(sums.gotBack),
            net: format.net(sums.net),
          })}
        </p>
      )}
    </>
  );
}
