import { Lightbulb } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { Reading } from '../../evaluator/reading.ts';
import type { Seat } from '../../rules/config.ts';
import type { HandResult } from '../../store/gameState.ts';
import { useFormat } from '../useFormat.ts';
import { largest, lessonOf, type PotGroup } from './groups.ts';

/** What the hand meant for me: a quarter said as such, what I put in and got back, and the net with its sign. */
export function Lesson(props: {
  readonly result: HandResult;
  readonly groups: readonly PotGroup[];
  readonly hero: Seat;
  /** What my hand read as, when I was in at the end. */
  readonly reading: Reading | undefined;
}) {
  const { result, groups, hero, reading } = props;
  const t = useTranslations('result');
  const format = useFormat();
  const sums = result.sums[hero];
  if (sums === undefined || sums.putIn === 0) return null;
  const mine = largest(groups.filter((group) => group.awards.some((award) => award.seat === hero)));
  const lesson = mine === undefined ? undefined : lessonOf(mine, hero);
  const tone = sums.net < 0 ? 'bad' : sums.net > 0 ? 'ok' : '';
  return (
    <p className="lesson">
      <Lightbulb className="ico" aria-hidden="true" />
      <span>
        {lesson?.type === 'quartered' && (
          <>
            <b>{t('quartered')}</b> {t('quarterWhy', { half: lesson.half })}{' '}
          </>
        )}
        {lesson?.type === 'smaller' && (
          <>
            <b>{t('smaller', { half: lesson.half, others: lesson.others })}</b>{' '}
            {t('smallerWhy', { fraction: format.fraction(lesson.fraction) })}{' '}
          </>
        )}
        {lesson?.type === 'threeQuarters' && (
          <>
            <b>{t('threeQuarters')}</b> {t('threeQuartersWhy', { half: lesson.half })}{' '}
          </>
        )}
        {reading?.high !== undefined &&
          t('yourHand', {
            high: format.high(reading.high),
            low: reading.low === undefined ? 'none' : 'some',
            lowText: reading.low === undefined ? '' : format.low(reading.low.ranks),
          })}{' '}
        {t('netLine', { putIn: format.amount(sums.putIn), gotBack: format.amount(sums.gotBack) })}{' '}
        <b className={`num net ${tone}`}>{format.net(sums.net)}</b>
      </span>
    </p>
  );
}
