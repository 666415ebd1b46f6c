import '../styles/offline.css';
import { CloudCheck } from 'lucide-react';
import { useTranslations } from 'use-intl';
import { useOffline } from '../stores.ts';

/** Says so once the app opens without a network (R63). */
export function ReadyOffline() {
  const t = useTranslations('offline');
  const ready = useOffline((offline) => offline.ready);
  return (
    <p className="offline" role="status">
      {ready && (
        <>
          <CloudCheck className="ico" aria-hidden="true" /> <span>{t('ready')}</span>
        </>
      )}
    </p>
  );
}
