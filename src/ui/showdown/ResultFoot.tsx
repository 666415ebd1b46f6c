import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-hash-location';
import { Button } from '../parts/Button.tsx';
import { useGame } from '../stores.ts';
import { useFormat } from '../useFormat.ts';

/** Goes on when I say so; with my stack gone it offers a rebuy or the way out. */
export function ResultFoot() {
  const t = useTranslations('result');
  const format = useFormat();
  const busted = useGame((game) => game.busted);
  const nextHand = useGame((game) => game.nextHand);
  const rebuy = useGame((game) => game.rebuy);
  const buyIn = useGame((game) => game.setup?.table.buyIns[0] ?? 0);
  const main = useRef<HTMLButtonElement>(null);
  useEffect(() => {
    main.current?.focus({ preventScroll: true });
  }, []);
  if (!busted) {
    return (
      <footer className="foot">
        <Button kind="primary" className="nextb" onClick={nextHand} ref={main}>
          {t('next')}
        </Button>
      </footer>
    );
  }
  return (
    <footer className="foot busted">
      <p>{t('busted')}</p>
      <Button
        onClick={() => {
          navigate('/');
        }}
      >
        {t('leave')}
      </Button>
      <Button kind="primary" className="nextb" onClick={rebuy} ref={main}>
        {t('rebuy', { amount: format.amount(buyIn) })}
      </Button>
    </footer>
  );
}
