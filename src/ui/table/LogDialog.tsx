import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import { Dialog } from '../parts/Dialog.tsx';
import type { DialogProps } from '../parts/DialogButton.tsx';
import { useGame } from '../stores.ts';
import { LogList } from './HandLog.tsx';

/** The log of this hand where there is no room for it beside the table: over the felt, and not over my cards. */
export function LogDialog({ onClose, opener }: DialogProps) {
  const t = useTranslations('table');
  const view = useGame((game) => game.view);
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current?.scrollIntoView({ block: 'end' }); // the newest line first
  }, []);
  return (
    <Dialog title={t('log')} onClose={onClose} opener={opener} className="log">
      <div ref={list}>
        <LogList view={view} />
      </div>
    </Dialog>
  );
}
