import { useTranslations } from 'use-intl';
import type { PlayerView } from '../../rules/view.ts';
import { useKeymap } from '../keys/keys.ts';
import { useKeyName } from '../keys/names.ts';
import { useGame, useSettings } from '../stores.ts';
import { useFormat } from '../useFormat.ts';
import { usePeople } from './seats.ts';
import { potOdds } from './sizing.ts';
import type { MyTurn, Refusal } from './useMyTurn.ts';

/** Above the buttons: what I am asked, what is wrong, or what staying in costs. */
export function Facts({ view, mine }: { readonly view: PlayerView | undefined; readonly mine: MyTurn }) {
  const t = useTranslations('actions');
  const tResult = useTranslations('result');
  const format = useFormat();
  const people = usePeople();
  const asks = useGame((game) => game.asksToShow);
  const away = useGame((game) => game.away);
  const legal = view?.legal;
  if (asks) return <Said lines={[tResult('askShow'), tResult('askShowWhy')]} />;
  if (away) return <Said lines={[t('sittingOut')]} />;
  if (mine.question !== undefined) return <Asked view={view} mine={mine} />;
  if (mine.refused !== undefined) return <Refused refused={mine.refused} />;
  if (view === undefined || view.complete) return <p className="facts" />;
  if (legal === undefined) {
    return (
      <p className="facts">{view.toAct === undefined ? '' : t('waitingFor', { name: people.name(view.toAct) })}</p>
    );
  }
  return (
    <p className="facts">
      <span>
        {legal.callCost === 0 ? t('nothingToCall') : t('toCall', { amount: format.amount(legal.callCost) })}
        <Clock />
      </span>
      {legal.callCost > 0 && (
        <span className="odds">{t('potOdds', { odds: format.ratio(potOdds(view.pot, legal.callCost)) })}</span>
      )}
    </p>
  );
}

/** Said at once, as it is for me to answer. */
function Said({ lines }: { readonly lines: readonly string[] }) {
  return (
    <p className="facts ask" role="alert">
      {lines.map((line) => (
        <span key={line}>{line} </span>
      ))}
    </p>
  );
}

function Asked({ view, mine }: { readonly view: PlayerView | undefined; readonly mine: MyTurn }) {
  const t = useTranslations('actions');
  const format = useFormat();
  const name = useKeyName();
  const keymap = useKeymap();
  if (mine.question === 'checkInstead') {
    const keys = { yes: name(keymap.of('call')[0] ?? ''), no: name(keymap.of('fold')[0] ?? '') };
    return <Said lines={[t('checkInstead'), t('checkInsteadKeys', keys)]} />;
  }
  const amount = format.amount(view?.players[view.hero]?.stack ?? 0);
  return <Said lines={[t('sureAllIn', { amount }), t('pressAgain')]} />;
}

function Refused({ refused }: { readonly refused: Refusal }) {
  const t = useTranslations('errors.action');
  const format = useFormat();
  const bounds = refused.code === 'raiseOutOfBounds' ? refused : { min: 0, max: 0 };
  const { min, max } = bounds;
  return <Said lines={[t(refused.code, { min: format.amount(min), max: format.amount(max) })]} />;
}

/** Seconds at which those who listen are told how many are left. */
const TOLD = { first: 10, last: 5 } as const;

/** How long I have, when there is a clock (R35): as a number and as a ring that empties. */
function Clock() {
  const t = useTranslations('actions');
  const left = useGame((game) => game.secondsLeft);
  const all = useSettings((settings) => settings.actionSeconds);
  if (left === undefined) return null;
  const told = left <= TOLD.last ? TOLD.last : TOLD.first;
  return (
    <>
      <span className="clock num" aria-hidden="true" style={{ '--left': left / Math.max(1, all) }}>
        {t('seconds', { seconds: left })}
      </span>
      <span className="sr" role="status">
        {left <= TOLD.first && t('secondsSpoken', { seconds: told })}
      </span>
    </>
  );
}
