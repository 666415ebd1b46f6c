import { useTranslations } from 'use-intl';
import { Button } from './parts/Button.tsx';
import { useOutside } from './stores.ts';

/** Takes the place of a screen that could not be drawn, or that is not there (no `error`): leads back, and can save a report. */
export function ErrorScreen({ error }: { readonly error: unknown }) {
  const t = useTranslations('errors');
  const { makeReport } = useOutside();
  const missing = error === undefined;
  const detail = error instanceof Error ? error.message : undefined;
  return (
    <main className="error">
      <h1 className="display">{t('title')}</h1>
      <p>{missing ? t('notFound') : t('what')}</p>
      {detail !== undefined && <p className="muted">{t('detail', { detail })}</p>}
      <div className="line">
        <Button
          kind="primary"
          onClick={() => {
            if (missing) window.location.hash = '#/';
            window.location.reload();
          }}
        >
          {t('back')}
        </Button>
        <Button
          onClick={() => {
            saveFile(t('reportFile'), makeReport());
          }}
        >
          {t('report')}
        </Button>
      </div>
    </main>
  );
}

function saveFile(name: string, text: string): void {
  const url = URL.createObjectURL(new Blob([text], { type: 'application/json' }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  URL.revokeObjectURL(url);
}
