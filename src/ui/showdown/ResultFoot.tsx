import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-hash-location';
import { Kbd } from '../keys/Kbd.tsx';
import { useCommands } from '../keys/keys.ts';
import { useShortcut } from '../keys/names.ts';
import { Button } from '../parts/Button.tsx';
import { useGame } from '../stores.ts';
import { isLost } from '../table/useKeptFocus.ts';
import { useFormat } from '../useFormat.ts';

/** Goes on when I say so; with my stack gone it offers a rebuy or the way out. */
export function ResultFoot() {
  const t = useTranslations('result');
  const tActions = useTranslations('actions');
  const format = useFormat();
  const busted = useGame((game) => game.busted);
  const nextHand = useGame((game) => game.nextHand);
  const rebuy = useGame((game) => game.rebuy);
  const buyIn = useGame((game) => game.setup?.table.buyIns[0] ?? 0);
  const nextIn = useGame((game) => game.nextIn);
  const away = useGame((game) => game.away);
  const shortcut = useShortcut('next');
  const main = useRef<HTMLButtonElement>(null);
  // the buttons that had the focus are gone; it is not taken from anything else
  useEffect(() => {
    if (isLost(document.activeElement)) main.current?.focus({ preventScroll: true });
  }, []);
  useCommands({ next: busted ? rebuy : nextHand });
  if (!busted) {
    return (
      <footer className="foot">
        {away && <p>{tActions('sittingOut')}</p>}
        <Button kind="primary" className="nextb" onClick={nextHand} ref={main} aria-keyshortcuts={shortcut}>
          {t('next')}
          {nextIn !== undefined && (
            <span className="num" aria-hidden="true">
              {t('seconds', { seconds: nextIn })}
            </span>
          )}
          <Kbd command="next" />
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
      <Button kind="primary" className="nextb" onClick={rebuy} ref={main} aria-keyshortcuts={shortcut}>
        {t('rebuy', { amount: format.amount(buyIn) })}
        <Kbd command="next" />
      </Button>
    </footer>
  );
}
