import { type SubmitEvent, useId } from 'react';
import { useTranslations } from 'use-intl';
import { navigate } from 'wouter/use-hash-location';
import { VARIANTS } from '../../rules/config.ts';
import type { BettingType } from '../../rules/table.ts';
import { type LobbyChoice, STACKS_IN_BIG_BLINDS } from '../../store/lobbyChoice.ts';
import { PACES } from '../../store/settings.ts';
import { Button } from '../parts/Button.tsx';
import { Choice } from '../parts/Choice.tsx';
import { Stepper } from '../parts/Stepper.tsx';
import { useGame, useLobby, useSettings } from '../stores.ts';
import { useFormat } from '../useFormat.ts';
import { MoreOptions } from './MoreOptions.tsx';
import { SeatsChoice } from './SeatsChoice.tsx';
import { nearest, neighbour } from './stakes.ts';

const LINEUPS = ['mixed', 'careful', 'curious', 'bold'] as const satisfies readonly LobbyChoice['lineup'][];
/** As they are offered: what is played most comes first. */
const BETTINGS = ['potLimit', 'fixedLimit', 'noLimit'] as const satisfies readonly BettingType[];
/** 25 big bets in limit (RULES 4.1.7), 100 big blinds otherwise (RULES 8.4). */
const USUAL_STACK = { fixedLimit: 50, potLimit: 100, noLimit: 100 } as const;

/** All that is agreed before a new game. */
export function NewGame() {
  const t = useTranslations('lobby');
  const deal = useLobby((lobby) => lobby.deal);
  const title = useId();
  const start = (event: SubmitEvent): void => {
    event.preventDefault();
    deal();
    navigate('/table');
  };
  return (
    <form className="new" onSubmit={start} aria-labelledby={title}>
      <h2 id={title}>{t('newGame')}</h2>
      <GameChoice />
      <div className="pair">
        <StakesChoice />
        <StackChoice />
      </div>
      <SeatsChoice />
      <BotsAndSpeed />
      <MoreOptions />
      <LastGameEnds />
      <Button kind="primary" className="start" type="submit">
        {t('start')}
      </Button>
    </form>
  );
}

/** Said before it happens: a new game takes the place of the one that could be continued. */
function LastGameEnds() {
  const t = useTranslations('lobby');
  const format = useFormat();
  const isOn = useGame((game) => game.setup !== undefined);
  const hand = useGame((game) => game.handNumber);
  return isOn ? <p className="ends">{t('endsLastGame', { hand: format.chips(hand) })}</p> : null;
}

function GameChoice() {
  const t = useTranslations('lobby');
  const tGame = useTranslations('games');
  const tBetting = useTranslations('betting');
  const { variant, betting, blinds, stackInBigBlinds } = useLobby((lobby) => lobby.choice);
  const choose = useLobby((lobby) => lobby.choose);
  return (
    <>
      <Choice
        label={t('game')}
        look="tiles2"
        value={variant}
        options={VARIANTS.map((value) => ({ value, label: tGame(value), hint: tGame(`${value}Hint`) }))}
        onChange={(value) => {
          choose({ variant: value });
        }}
      />
      <Choice
        label={t('betting')}
        value={betting}
        options={BETTINGS.map((value) => ({ value, label: tBetting(value) }))}
        onChange={(value) => {
          choose({
            betting: value,
            blinds: nearest(value, blinds),
            // a stack that was chosen stays
            stackInBigBlinds: stackInBigBlinds === USUAL_STACK[betting] ? USUAL_STACK[value] : stackInBigBlinds,
            stacks: undefined,
          });
        }}
      />
    </>
  );
}

function StakesChoice() {
  const t = useTranslations('lobby');
  const format = useFormat();
  const { betting, blinds } = useLobby((lobby) => lobby.choice);
  const choose = useLobby((lobby) => lobby.choose);
  const isLimit = betting === 'fixedLimit';
  const [small, big] = [format.chips(blinds.small), format.chips(blinds.big)];
  const walk = (direction: -1 | 1): (() => void) | undefined => {
    const next = neighbour(betting, blinds, direction);
    return next && (() => choose({ blinds: next, stacks: undefined }));
  };
  return (
    <Stepper
      label={isLimit ? t('limits') : t('blinds')}
      text={
        isLimit ? t('blindsText', { small: big, big: format.chips(2 * blinds.big) }) : t('blindsText', { small, big })
      }
      note={isLimit ? t('blindsNote', { small, big }) : undefined}
      less={isLimit ? t('lowerLimits') : t('lowerBlinds')}
      more={isLimit ? t('higherLimits') : t('higherBlinds')}
      onLess={walk(-1)}
      onMore={walk(1)}
    />
  );
}

function StackChoice() {
  const t = useTranslations('lobby');
  const format = useFormat();
  const stack = useLobby((lobby) => lobby.choice.stackInBigBlinds);
  const choose = useLobby((lobby) => lobby.choose);
  return (
    <Choice
      label={t('stackInBigBlinds')}
      value={stack}
      options={STACKS_IN_BIG_BLINDS.map((value) => ({ value, label: format.chips(value) }))}
      onChange={(value) => {
        choose({ stackInBigBlinds: value, stacks: undefined });
      }}
    />
  );
}

function BotsAndSpeed() {
  const t = useTranslations('lobby');
  const tPace = useTranslations('pace');
  const lineup = useLobby((lobby) => lobby.choice.lineup);
  const choose = useLobby((lobby) => lobby.choose);
  const pace = useSettings((settings) => settings.pace);
  const set = useSettings((settings) => settings.set);
  return (
    <>
      <Choice
        label={t('bots')}
        look="tiles4"
        value={lineup}
        options={LINEUPS.map((value) => ({
          value,
          label: t(`lineups.${value}`),
          hint: t(`lineupHints.${value}`),
        }))}
        onChange={(value) => {
          choose({ lineup: value });
        }}
      />
      <Choice
        label={t('speed')}
        value={pace}
        options={PACES.map((value) => ({ value, label: tPace(value) }))}
        onChange={(value) => {
          set({ pace: value });
        }}
      />
    </>
  );
}
