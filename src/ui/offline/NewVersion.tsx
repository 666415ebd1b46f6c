import '../styles/offline.css';
import { useTranslations } from 'use-intl';
import { Button } from '../parts/Button.tsx';
import { useOffline } from '../stores.ts';

/** Offers a new version; shown where no hand is being played. */
export function NewVersion() {
  const t = useTranslations('offline');
  const offered = useOffline((offline) => offline.offered);
  const take = useOffline((offline) => offline.take);
  const later = useOffline((offline) => offline.later);
  return (
    <div className="newversion" role="status">
      {offered && (
        <>
          <p>{t('newVersion')}</p>
          <div className="line">
            <Button onClick={take}>{t('reload')}</Button>
            <Button kind="quiet" onClick={later}>
              {t('later')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
