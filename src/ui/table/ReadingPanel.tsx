import { TriangleAlert } from 'lucide-react';
import type { ReactNode } from 'react';
import { useTranslations } from 'use-intl';
import type { HighReading, LowReading, Reading } from '../../evaluator/reading.ts';
import type { Five } from '../../evaluator/value.ts';
import type { PlayerView } from '../../rules/view.ts';
import { MiniFive } from '../parts/MiniFive.tsx';
import { Tag } from '../parts/Tag.tsx';
import { useGame, useSettings } from '../stores.ts';
import { useFormat } from '../useFormat.ts';
import { isFarFromNuts, outlookText } from './readingText.ts';

/** What my cards are worth now, in two halves like the mark (R46). Keeps its place when there is nothing to read, or I want to read it myself. */
export function ReadingPanel({ view }: { readonly view: PlayerView | undefined }) {
  const t = useTranslations('reading');
  const reading = useGame((game) => game.reading);
  const reads = useSettings((settings) => settings.reading);
  const me = view?.players[view.hero];
  if (!reads || view === undefined || me === undefined || me.folded || me.hole === undefined)
    return <div className="reading" />;
  const splits = view.config.variant === 'omahaHiLo';
  return (
    <div className="reading">
      <h2 className="eyebrow">{t('title', { street: view.street })}</h2>
      <HighRow reading={reading} alone={!splits} />
      {splits && <LowRow reading={reading} />}
    </div>
  );
}

function Row(props: {
  readonly half: 'high' | 'low';
  readonly five: Five | undefined;
  readonly nut: string | undefined;
  readonly faint?: boolean;
  readonly alone?: boolean;
  readonly warning?: string | undefined;
  readonly children: ReactNode;
}) {
  const { half, five, nut, faint = false, alone = false, warning, children } = props;
  const classes = ['rd', half === 'high' ? 'hi' : 'lo'];
  if (faint) classes.push('none');
  if (alone) classes.push('alone');
  return (
    <div className={classes.join(' ')}>
      <Tag half={half} large />
      <p>
        {children}
        {nut !== undefined && (
          <>
            <span className="gap"> </span>
            <span className="nut">{nut}</span>
          </>
        )}
      </p>
      {five !== undefined && <MiniFive five={five} half={half} />}
      {warning !== undefined && (
        <span className="warning">
          <TriangleAlert className="ico" aria-hidden="true" />
          {warning}
        </span>
      )}
    </div>
  );
}

/** "3rd nut"; nothing where a hand is far from the nuts. */
function useNutText(): (reading: HighReading | LowReading, half: 'high' | 'low') => string | undefined {
  const format = useFormat();
  return (reading, half) => (isFarFromNuts(reading) ? undefined : format.nut(reading, half));
}

function HighRow({ reading, alone }: { readonly reading: Reading | undefined; readonly alone: boolean }) {
  const t = useTranslations('reading');
  const format = useFormat();
  const nutText = useNutText();
  const high = reading?.high;
  const text =
    reading === undefined ? t('waiting') : high === undefined ? format.start(reading.start).high : format.high(high);
  return (
    <Row half="high" five={high?.five} nut={high && nutText(high, 'high')} faint={reading === undefined} alone={alone}>
      {text}
    </Row>
  );
}

function LowRow({ reading }: { readonly reading: Reading | undefined }) {
  const t = useTranslations('reading');
  const format = useFormat();
  const tAll = useTranslations();
  const nutText = useNutText();
  if (reading === undefined) {
    return (
      <Row half="low" five={undefined} nut={undefined} faint>
        {t('waiting')}
      </Row>
    );
  }
  const { low, high, lowOutlook, counterfeited, start } = reading;
  const text =
    low !== undefined
      ? format.low(low.ranks)
      : high === undefined || lowOutlook === undefined
        ? format.start(start).low
        : outlookText(tAll, lowOutlook);
  const hopeless = low === undefined && lowOutlook !== undefined && lowOutlook.type !== 'draw' && high !== undefined;
  return (
    <Row
      half="low"
      five={low?.five}
      nut={low && nutText(low, 'low')}
      faint={hopeless}
      warning={counterfeited ? t('counterfeited') : undefined}
    >
      {text}
    </Row>
  );
}
