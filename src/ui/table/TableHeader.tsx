import { Gauge, History, Pause, Play } from 'lucide-react';
import { lazy } from 'react';
import { useTranslations } from 'use-intl';
import { must } from '../../base/assert.ts';
import type { PlayerView } from '../../rules/view.ts';
import { PACES } from '../../store/settings.ts';
import { KeysButton } from '../keys/KeysButton.tsx';
import { useCommands } from '../keys/keys.ts';
import { Brand } from '../parts/Brand.tsx';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { DialogButton } from '../parts/DialogButton.tsx';
import { SettingsButton } from '../parts/SettingsButton.tsx';
import { useGame, useSettings } from '../stores.ts';
import { useFormat } from '../useFormat.ts';

const LogDialog = lazy(async () => ({ default: (await import('./LogDialog.tsx')).LogDialog }));

/** What is played, and how fast. */
export function TableHeader({ view }: { readonly view: PlayerView | undefined }) {
  const paused = useGame((game) => game.paused);
  const setPaused = useGame((game) => game.setPaused);
  const t = useTranslations('table');
  const toggle = (): void => {
    setPaused(!paused);
  };
  usePaceKeys(view?.legal !== undefined);
  useCommands({ pause: toggle });
  return (
    <header className="top">
      <Brand />
      <GameInfo view={view} />
      <span className="sp" />
      <Button
        kind={paused ? 'primary' : 'quiet'}
        className="pausebtn"
        square={!paused}
        aria-label={paused ? t('resume') : t('pause')}
        onClick={toggle}
      >
        {paused ? <Play className="ico" aria-hidden="true" /> : <Pause className="ico" aria-hidden="true" />}
        {paused && <span className="lbl">{t('paused')}</span>}
      </Button>
      <PaceChoice />
      <div className="tools">
        <KeysButton />
        <DialogButton
          label={t('log')}
          icon={<History className="ico" aria-hidden="true" />}
          className="logbtn"
          dialog={LogDialog}
        />
        <SettingsButton />
      </div>
    </header>
  );
}

function GameInfo({ view }: { readonly view: PlayerView | undefined }) {
  const t = useTranslations('table');
  const tGames = useTranslations('games');
  const format = useFormat();
  const hand = useGame((game) => game.handNumber);
  const table = useGame((game) => game.setup?.table);
  if (table === undefined) return <div className="gameinfo" />;
  const betting = view?.config.betting;
  const stakes =
    betting?.type === 'fixedLimit'
      ? t('limits', { small: format.chips(betting.smallBet), big: format.chips(betting.bigBet) })
      : t('blinds', { small: format.chips(table.smallBlind), big: format.chips(table.bigBlind) });
  return (
    <div className="gameinfo">
      <b>{t('hand', { hand: format.chips(hand) })}</b>
      <h1>{tGames('named', { betting: table.betting, variant: table.variant })}</h1>
      <span>{stakes}</span>
    </div>
  );
}

/** Slower and faster by a step; on my turn their keys are for the amount. */
function usePaceKeys(isMyTurn: boolean): void {
  const pace = useSettings((settings) => settings.pace);
  const set = useSettings((settings) => settings.set);
  const change = (by: number) => {
    const next = PACES[PACES.indexOf(pace) + by];
    return isMyTurn || next === undefined
      ? undefined
      : () => {
          set({ pace: next });
        };
  };
  useCommands({ slower: change(-1), faster: change(1) });
}

function PaceChoice() {
  const t = useTranslations('pace');
  const pace = useSettings((settings) => settings.pace);
  const set = useSettings((settings) => settings.set);
  const next = must(PACES[(PACES.indexOf(pace) + 1) % PACES.length], 'pace');
  return (
    <>
      <div className="pace">
        <Choice
          label={t('label')}
          showLabel={false}
          value={pace}
          options={PACES.map((value) => ({ value, label: t(value) }))}
          onChange={(value) => {
            set({ pace: value });
          }}
        />
      </div>
      <Button
        kind="quiet"
        className="pace-s"
        aria-label={t('next', { pace: t(pace) })}
        onClick={() => {
          set({ pace: next });
        }}
      >
        <Gauge className="ico" aria-hidden="true" />
        <span>{t(pace)}</span>
      </Button>
    </>
  );
}
