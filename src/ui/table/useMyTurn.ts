import { useState } from 'react';
import type { Action, IllegalAction } from '../../rules/action.ts';
import type { Chips } from '../../rules/config.ts';
import type { PlayerView } from '../../rules/view.ts';
import { type PreAction, preActionsOf } from '../../store/preAction.ts';
import { useGame } from '../stores.ts';
import { type Decision, decisionOf } from './sizing.ts';
import { type Press, usePress } from './usePress.ts';

export type Refusal = IllegalAction | { readonly code: 'notYourTurn' };

/** What I am asked before something is done: a fold that would give up for nothing (R22), all my chips at one press (R28). */
type Question = 'checkInstead' | 'allInCall' | 'allInRaise';

export interface MyTurn {
  /** Names my decision; '' when it is not my turn. */
  readonly turn: string;
  readonly decision: Decision | undefined;
  /** What I would bet or raise to. */
  readonly to: Chips;
  readonly question: Question | undefined;
  readonly refused: Refusal | undefined;
  /** What I may decide before my turn, and what I have decided. */
  readonly boxes: readonly PreAction[];
  readonly ticked: PreAction | undefined;
  readonly press: Press;
  choose(to: Chips): void;
  fold(): void;
  checkOrCall(): void;
  betOrRaise(): void;
  tick(box: PreAction): void;
  /** Does what was asked about. */
  confirm(): void;
  cancel(): void;
}

/** My decision and what leads to it: a press or a key acts through this alone. */
export function useMyTurn(view: PlayerView | undefined): MyTurn {
  const act = useGame((game) => game.act);
  const hand = useGame((game) => game.handNumber);
  const ticked = useGame((game) => game.preAction);
  const setPreAction = useGame((game) => game.setPreAction);
  const legal = view?.legal;
  const me = view?.players[view.hero];
  const decision = view === undefined ? undefined : decisionOf(view);
  const boxes = view === undefined ? [] : preActionsOf(view);
  const asks = useGame((game) => game.asksToShow);
  const turn = view === undefined || legal === undefined ? '' : `${hand}:${view.events.length}`;

  const [chosen, setChosen] = useState<{ readonly turn: string; readonly to: Chips }>({ turn: '', to: 0 });
  const [asked, setAsked] = useState<{ readonly turn: string; readonly question: Question }>();
  const [refused, setRefused] = useState<{ readonly turn: string; readonly error: Refusal }>();
  const isChosen = chosen.turn === turn;
  const to = isChosen ? chosen.to : (decision?.min ?? 0);
  const question = turn !== '' && asked?.turn === turn ? asked.question : undefined;
  const allIn = question === 'allInCall' || question === 'allInRaise' ? question : '';
  const before = asks ? 'asks' : boxes.map(textOf).join();
  const press = usePress(turn === '' ? `${hand}:${before}` : `${turn}:${allIn}`, to);

  /** All my chips go in by one press only where I have chosen the amount. */
  const questionOf = (action: Action): Question | undefined => {
    if (me === undefined) return undefined;
    if (action.type === 'call' && legal?.callCost === me.stack) return 'allInCall';
    if (action.type === 'betOrRaise' && action.to === me.bet + me.stack && !isChosen) return 'allInRaise';
    return undefined;
  };
  const take = (action: Action): void => {
    if (legal === undefined || !press.meant(action.type === 'betOrRaise')) return;
    const needed = questionOf(action);
    if (needed !== undefined && needed !== question) {
      setAsked({ turn, question: needed });
      return;
    }
    const answer = act(action);
    setRefused(answer.ok ? undefined : { turn, error: answer.error });
  };
  const checkOrCall = (): void => {
    take({ type: legal?.callCost === 0 ? 'check' : 'call' });
  };
  const betOrRaise = (): void => {
    if (decision !== undefined) take({ type: 'betOrRaise', to });
  };
  const cancel = (): void => {
    setAsked(undefined);
  };
  return {
    turn,
    decision,
    to,
    question,
    refused: refused?.turn === turn ? refused.error : undefined,
    boxes,
    ticked,
    press,
    choose: (next) => {
      setAsked(undefined);
      setChosen({ turn, to: next });
    },
    fold: () => {
      if (legal?.canFold !== false) take({ type: 'fold' });
      else if (question === 'checkInstead') cancel();
      else setAsked({ turn, question: 'checkInstead' });
    },
    checkOrCall,
    betOrRaise,
    tick: (box) => {
      if (press.meant(false)) setPreAction(ticked?.type === box.type ? undefined : box);
    },
    confirm: () => {
      if (question === 'allInRaise') betOrRaise();
      else checkOrCall();
    },
    cancel,
  };
}

const textOf = (box: PreAction): string => (box.type === 'call' ? `${box.type} ${box.amount}` : box.type);
