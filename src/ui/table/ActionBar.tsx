import { SlidersHorizontal } from 'lucide-react';
import { type SubmitEvent, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Action, IllegalAction } from '../../rules/action.ts';
import type { Chips } from '../../rules/config.ts';
import type { PlayerView } from '../../rules/view.ts';
import { Button } from '../parts/Button.tsx';
import { useGame } from '../stores.ts';
import { useFormat } from '../useFormat.ts';
import { Sizing } from './Sizing.tsx';
import { usePeople } from './seats.ts';
import { type Decision, decisionOf, potOdds } from './sizing.ts';
import { usePress } from './usePress.ts';

/**
 * Fold, check or call, bet or raise: the same rectangles in every turn and between turns (R29).
 *
 * What a button does and costs comes from `view.legal` alone.
 */
export function ActionBar({ view }: { readonly view: PlayerView | undefined }) {
  const t = useTranslations('actions');
  const act = useGame((game) => game.act);
  const hand = useGame((game) => game.handNumber);
  const legal = view?.legal;
  const decision = view === undefined ? undefined : decisionOf(view);
  const turn = view === undefined || legal === undefined ? '' : `${hand}:${view.events.length}`;
  const [chosen, setChosen] = useState<{ readonly turn: string; readonly to: Chips }>({ turn: '', to: 0 });
  const [sizingOpen, setSizingOpen] = useState(false);
  const [refused, setRefused] = useState<{ readonly turn: string; readonly error: Refusal } | undefined>(undefined);
  const to = chosen.turn === turn ? chosen.to : (decision?.min ?? 0);
  const press = usePress(turn, to);

  const take = (action: Action): void => {
    if (legal === undefined || !press.meant(action.type === 'betOrRaise')) return;
    setSizingOpen(false);
    const answer = act(action);
    setRefused(answer.ok ? undefined : { turn, error: answer.error });
  };
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    if (decision !== undefined) take({ type: 'betOrRaise', to });
  };
  return (
    <form className={`actions${sizingOpen ? ' open' : ''}`} aria-label={t('label')} onSubmit={submit} {...press.began}>
      <Facts view={view} refused={refused?.turn === turn ? refused.error : undefined} />
      {view !== undefined && (
        <Sizing
          turn={turn}
          decision={decision}
          config={view.config}
          to={to}
          onChange={(next) => {
            setChosen({ turn, to: next });
          }}
        />
      )}
      <div className="go">
        <Button
          className={`fold${legal !== undefined && !legal.canFold ? ' away' : ''}`}
          disabled={legal === undefined || !legal.canFold}
          onClick={() => {
            take({ type: 'fold' });
          }}
        >
          {t('fold')}
        </Button>
        <CallButton
          view={view}
          onPress={() => {
            take({ type: legal?.callCost === 0 ? 'check' : 'call' });
          }}
        />
        <RaiseButton idle={legal === undefined} decision={decision} to={to} />
      </div>
      <Button
        kind="solid"
        square
        className={`size${decision?.sizable === true ? '' : ' away'}`}
        aria-label={t('changeSize')}
        aria-expanded={sizingOpen}
        onClick={() => {
          setSizingOpen(!sizingOpen);
        }}
      >
        <SlidersHorizontal className="ico" aria-hidden="true" />
      </Button>
    </form>
  );
}

type Refusal = IllegalAction | { readonly code: 'notYourTurn' };

function Facts({ view, refused }: { readonly view: PlayerView | undefined; readonly refused: Refusal | undefined }) {
  const t = useTranslations('actions');
  const tError = useTranslations('errors.action');
  const format = useFormat();
  const people = usePeople();
  const legal = view?.legal;
  if (refused !== undefined) {
    const bounds = refused.code === 'raiseOutOfBounds' ? refused : { min: 0, max: 0 };
    const text = tError(refused.code, { min: format.amount(bounds.min), max: format.amount(bounds.max) });
    return (
      <p className="facts" role="alert">
        {text}
      </p>
    );
  }
  if (view === undefined || view.complete) return <p className="facts" />;
  if (legal === undefined) {
    return (
      <p className="facts">{view.toAct === undefined ? '' : t('waitingFor', { name: people.name(view.toAct) })}</p>
    );
  }
  if (legal.callCost === 0) return <p className="facts">{t('nothingToCall')}</p>;
  return (
    <p className="facts">
      <span>{t('toCall', { amount: format.amount(legal.callCost) })}</span>
      <span>{t('potOdds', { odds: format.ratio(potOdds(view.pot, legal.callCost)) })}</span>
    </p>
  );
}

function CallButton({ view, onPress }: { readonly view: PlayerView | undefined; readonly onPress: () => void }) {
  const t = useTranslations('actions');
  const format = useFormat();
  const legal = view?.legal;
  const stack = view?.players[view.hero]?.stack;
  const cost = legal?.callCost ?? 0;
  const label = cost === 0 ? t('check') : cost === stack ? t('allIn') : t('call');
  return (
    <Button className="callb" disabled={legal === undefined} onClick={onPress}>
      <span>{label}</span>
      {cost > 0 && <b className="num">{format.amount(cost)}</b>}
    </Button>
  );
}

function RaiseButton(props: { readonly idle: boolean; readonly decision: Decision | undefined; readonly to: Chips }) {
  const { idle, decision, to } = props;
  const t = useTranslations('actions');
  const format = useFormat();
  if (decision === undefined) {
    return (
      <Button className={`raise${idle ? '' : ' away'}`} disabled>
        {t('raise')}
      </Button>
    );
  }
  return (
    <Button kind="primary" className="raise" type="submit">
      <span>{decision.kind === 'bet' ? t('bet') : t('raiseTo')}</span>
      <b className="num">{format.amount(to)}</b>
    </Button>
  );
}
