import { SlidersHorizontal } from 'lucide-react';
import { type KeyboardEvent, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { useTranslations } from 'use-intl';
import type { Chips } from '../../rules/config.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { PreAction } from '../../store/preAction.ts';
import { useCommands } from '../keys/keys.ts';
import { Button } from '../parts/Button.tsx';
import { useGame } from '../stores.ts';
import { useFormat } from '../useFormat.ts';
import { Facts } from './Facts.tsx';
import { Sizing } from './Sizing.tsx';
import { Spot } from './Spot.tsx';
import { canSkip } from './seats.ts';
import { nudged, type Preset } from './sizing.ts';
import { useKeptFocus } from './useKeptFocus.ts';
import { type MyTurn, useMyTurn } from './useMyTurn.ts';
import { useWheel } from './useWheel.ts';

/**
 * Fold, check or call, bet or raise: the same rectangles in every turn and between turns (R29), where they are boxes
 * to tick beforehand (R31). What a button does and costs comes from the view's legal actions alone.
 */
export function ActionBar(props: {
  readonly view: PlayerView | undefined;
  /** Gets the focus when it appears, as the result that stood here had it. */
  readonly takesFocus: boolean;
}) {
  const { view, takesFocus } = props;
  const t = useTranslations('actions');
  const mine = useMyTurn(view);
  const { turn, decision, to, press } = mine;
  const [openAt, setOpenAt] = useState('');
  const sizingOpen = turn !== '' && openAt === turn;
  const bar = useRef<HTMLFormElement>(null);
  const spots = useRef<HTMLDivElement>(null);
  const amount = useRef<HTMLInputElement>(null);
  useKeptFocus(bar, spots, takesFocus);

  const openAmount = (): void => {
    flushSync(() => {
      setOpenAt(turn);
    });
    amount.current?.focus();
  };
  useSizingKeys(mine);
  useActionKeys(view, mine, openAmount);
  const enterOrEscape = (event: KeyboardEvent): void => {
    press.began.onKeyDownCapture(event);
    if (mine.question === undefined || (event.key !== 'Enter' && event.key !== 'Escape')) return;
    event.preventDefault();
    if (event.key === 'Escape') mine.cancel();
    else if (!event.repeat) mine.confirm();
  };
  return (
    <form
      className={`actions${sizingOpen ? ' open' : ''}`}
      aria-label={t('label')}
      ref={bar}
      onSubmit={(event) => {
        event.preventDefault();
        mine.betOrRaise();
      }}
      onPointerDownCapture={press.began.onPointerDownCapture}
      onKeyDownCapture={enterOrEscape}
    >
      <Facts view={view} mine={mine} />
      {view !== undefined && (
        <Sizing
          turn={turn}
          decision={decision}
          config={view.config}
          to={to}
          amount={amount}
          onChange={mine.choose}
          onLeave={() => {
            setOpenAt('');
            spots.current?.focus({ preventScroll: true });
          }}
        />
      )}
      <div className="go" role="group" aria-label={t('label')} tabIndex={-1} ref={spots}>
        <Spots view={view} mine={mine} />
      </div>
      <Button
        kind="solid"
        square
        className={`size${decision?.sizable === true ? '' : ' away'}`}
        aria-label={t('changeSize')}
        aria-expanded={sizingOpen}
        onClick={() => {
          setOpenAt(sizingOpen ? '' : turn);
        }}
      >
        <SlidersHorizontal className="ico" aria-hidden="true" />
      </Button>
    </form>
  );
}

/** The three rectangles. */
function Spots({ view, mine }: { readonly view: PlayerView | undefined; readonly mine: MyTurn }) {
  const t = useTranslations('actions');
  const tResult = useTranslations('result');
  const asks = useGame((game) => game.asksToShow);
  const away = useGame((game) => game.away);
  const showOrMuck = useGame((game) => game.showOrMuck);
  const skip = useGame((game) => game.skip);
  const comeBack = useGame((game) => game.comeBack);
  const { fresh } = mine.press;
  const answer = (shows: boolean) => (): void => {
    if (mine.press.meant(false)) showOrMuck(shows);
  };
  if (asks) {
    return (
      <>
        <Spot className="fold" command="muck" label={tResult('muck')} fresh={fresh} onPress={answer(false)} />
        <div className="callspot">
          <Spot className="callb" command="show" label={tResult('show')} fresh={fresh} onPress={answer(true)} />
        </div>
        <Spot className="raise" command="raise" label={t('raise')} hidden onPress={nothing} />
      </>
    );
  }
  const [first, second, any] = mine.boxes;
  return (
    <>
      <FoldSpot view={view} mine={mine} box={first} />
      <CallSpot view={view} mine={mine} box={second} any={any} />
      {away ? (
        <Spot className="raise" command="raise" kind="primary" label={t('back')} onPress={comeBack} />
      ) : canSkip(view) ? (
        <Spot className="raise" command="skip" kind="primary" label={t('skip')} onPress={skip} />
      ) : (
        <RaiseSpot mine={mine} />
      )}
    </>
  );
}

const nothing = (): void => undefined;

interface SpotProps {
  readonly view: PlayerView | undefined;
  readonly mine: MyTurn;
  /** What can be decided here before my turn. */
  readonly box: PreAction | undefined;
}

function FoldSpot({ view, mine, box }: SpotProps) {
  const t = useTranslations('actions');
  const { fresh } = mine.press;
  if (box !== undefined) {
    return (
      <Spot
        className="fold"
        command="fold"
        label={box.type === 'checkFold' ? t('checkFold') : t('fold')}
        ticked={mine.ticked?.type === box.type}
        fresh={fresh}
        onPress={() => {
          mine.tick(box);
        }}
      />
    );
  }
  const legal = view?.legal;
  return (
    <Spot
      className="fold"
      command="fold"
      label={t('fold')}
      idle={legal === undefined}
      fresh={fresh}
      hidden={legal?.canFold === false}
      onPress={mine.fold}
    />
  );
}

function CallSpot({ view, mine, box, any }: SpotProps & { readonly any: PreAction | undefined }) {
  const t = useTranslations('actions');
  const format = useFormat();
  const { fresh } = mine.press;
  const legal = view?.legal;
  const isAllIn = legal !== undefined && legal.callCost === view?.players[view.hero]?.stack;
  const cost = box === undefined ? (legal?.callCost ?? 0) : box.type === 'call' ? box.amount : 0;
  return (
    <div className="callspot">
      <Spot
        className={mine.question === 'allInCall' ? 'callb sure' : 'callb'}
        command="call"
        label={cost === 0 ? t('check') : isAllIn ? t('allIn') : t('call')}
        amount={cost === 0 ? undefined : format.amount(cost)}
        ticked={box && mine.ticked?.type === box.type}
        idle={legal === undefined && box === undefined}
        fresh={fresh}
        onPress={() => {
          if (box === undefined) mine.checkOrCall();
          else mine.tick(box);
        }}
      />
      {any !== undefined && (
        <Spot
          className="any"
          command="callAny"
          label={t('callAny')}
          ticked={mine.ticked?.type === any.type}
          fresh={fresh}
          onPress={() => {
            mine.tick(any);
          }}
        />
      )}
    </div>
  );
}

function RaiseSpot({ mine }: { readonly mine: MyTurn }) {
  const t = useTranslations('actions');
  const format = useFormat();
  const { decision, question, to, press, turn } = mine;
  if (decision === undefined) {
    return <Spot className="raise" command="raise" label={t('raise')} idle hidden={turn !== ''} onPress={nothing} />;
  }
  return (
    <Spot
      className={question === 'allInRaise' ? 'raise sure' : 'raise'}
      command="raise"
      kind="primary"
      label={decision.kind === 'bet' ? t('bet') : t('raiseTo')}
      amount={format.amount(to)}
      fresh={press.fresh}
      onPress={mine.betOrRaise}
    />
  );
}

/** Keys for the three rectangles: they press what is drawn there. */
function useActionKeys(view: PlayerView | undefined, mine: MyTurn, openAmount: () => void): void {
  const asks = useGame((game) => game.asksToShow);
  const showOrMuck = useGame((game) => game.showOrMuck);
  const skip = useGame((game) => game.skip);
  const { boxes, decision, press, turn } = mine;
  const [first, second, any] = boxes;
  const isMine = turn !== '';
  const pressed = (does: () => void) => (): void => {
    press.begin();
    does();
  };
  const ticks = (box: PreAction | undefined) =>
    box &&
    pressed(() => {
      mine.tick(box);
    });
  const answers = (shows: boolean) =>
    asks
      ? pressed(() => {
          if (press.meant(false)) showOrMuck(shows);
        })
      : undefined;
  useCommands({
    fold: isMine ? pressed(mine.fold) : ticks(first),
    call: isMine ? pressed(mine.checkOrCall) : ticks(second),
    callAny: ticks(any),
    raise: decision && (decision.sizable ? openAmount : pressed(mine.betOrRaise)),
    amount: decision?.sizable === true ? openAmount : undefined,
    show: answers(true),
    muck: answers(false),
    skip: canSkip(view) && !asks ? skip : undefined,
    confirm: mine.question && pressed(mine.confirm),
    cancel: mine.question && mine.cancel,
  });
}

/** Keys and the wheel for the amount. */
function useSizingKeys({ decision, to, choose }: MyTurn): void {
  const sizable = decision?.sizable === true ? decision : undefined;
  const step = (times: number): void => {
    if (sizable !== undefined) choose(nudged(to, times, sizable));
  };
  const preset = (name: Preset['name']) => {
    // where the stack is the limit the pot cannot be bet, and where the pot is the limit there is no other maximum
    const found = sizable?.presets.find((one) => one.name === name && !one.outside);
    return found && (() => choose(found.to));
  };
  const chooses = (amount: Chips | undefined) =>
    amount === undefined
      ? undefined
      : (): void => {
          choose(amount);
        };
  useWheel(sizable !== undefined, step);
  useCommands({
    min: preset('min'),
    half: preset('half'),
    twoThirds: preset('twoThirds'),
    pot: preset('pot'),
    max: chooses(sizable?.max),
    less:
      sizable &&
      ((times) => {
        step(-times);
      }),
    more: sizable && step,
    least: chooses(sizable?.min),
    most: chooses(sizable?.max),
  });
}
