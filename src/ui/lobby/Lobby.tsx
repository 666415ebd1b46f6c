import '../styles/lobby.css';
import { Moon, Sun } from 'lucide-react';
import { useTranslations } from 'use-intl';
import type { LobbyNotice } from '../../store/lobbyState.ts';
import { NewVersion } from '../offline/NewVersion.tsx';
import { ReadyOffline } from '../offline/ReadyOffline.tsx';
import { Brand } from '../parts/Brand.tsx';
import { Button } from '../parts/Button.tsx';
import { SettingsButton } from '../parts/SettingsButton.tsx';
import { useLobby, useSettings } from '../stores.ts';
import { Intro } from './Intro.tsx';
import { NewGame } from './NewGame.tsx';

/** Where one arrives: go on with the last game, or choose a new one. */
export function Lobby() {
  return (
    <div className="lobby">
      <header className="top">
        <Brand />
        <span className="sp" />
        <ReadyOffline />
        <div className="tools">
          <ThemeToggle />
          <SettingsButton />
        </div>
      </header>
      <main className="lw">
        <Notices />
        <NewVersion />
        <Intro />
        <NewGame />
      </main>
    </div>
  );
}

function ThemeToggle() {
  const t = useTranslations('app');
  const theme = useSettings((settings) => settings.theme);
  const set = useSettings((settings) => settings.set);
  return (
    <Button
      kind="quiet"
      square
      aria-label={t('theme', { theme })}
      onClick={() => {
        set({ theme: theme === 'dark' ? 'light' : 'dark' });
      }}
    >
      {theme === 'dark' ? <Sun className="ico" aria-hidden="true" /> : <Moon className="ico" aria-hidden="true" />}
    </Button>
  );
}

/** What could not be done as asked. */
function Notices() {
  const t = useTranslations('lobby');
  const notices = useLobby((lobby) => lobby.notices);
  const dismiss = useLobby((lobby) => lobby.dismissNotices);
  if (notices.length === 0) return null;
  return (
    <section className="notices" role="alert" aria-label={t('notices')}>
      <ul>
        {notices.map((notice) => (
          <li key={keyOf(notice)}>
            {notice.type === 'badUrlValue' && t('badUrlValue', { ...notice })}
            {notice.type === 'unknownUrlName' && t('unknownUrlName', { ...notice })}
            {notice.type === 'damagedSave' && t('damagedSave')}
          </li>
        ))}
      </ul>
      <Button onClick={dismiss}>{t('dismiss')}</Button>
    </section>
  );
}

const keyOf = (notice: LobbyNotice): string => ('name' in notice ? notice.name : notice.type);
