import { Minus, Plus } from 'lucide-react';
import { type KeyboardEvent, type RefObject, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Chips, HandConfig } from '../../rules/config.ts';
import { keyOf } from '../keys/keymap.ts';
import { useKeymap } from '../keys/keys.ts';
import { Button } from '../parts/Button.tsx';
import { useFormat } from '../useFormat.ts';
import { checkTyped, type Decision, nudged, presetsOf, slidTo } from './sizing.ts';

interface SizingProps {
  /** Which decision this is for: what is typed lives as long as it. */
  readonly turn: string;
  readonly decision: Decision;
  readonly to: Chips;
  readonly onChange: (to: Chips) => void;
  /** The field, which a key opens. */
  readonly amount: RefObject<HTMLInputElement | null>;
  /** Escape leaves it. */
  readonly onLeave: () => void;
}

/** The size of a bet or raise: number, presets, slider. Keeps its place while there is nothing to size. */
export function Sizing(
  props: Omit<SizingProps, 'decision'> & { readonly decision: Decision | undefined; readonly config: HandConfig },
) {
  const { decision, config, turn, to, onChange, amount, onLeave } = props;
  const t = useTranslations('actions');
  if (config.betting.type === 'fixedLimit') return null;
  const sizable = decision?.sizable === true;
  const drawn = sizable ? decision : blankDecision(config);
  const same = { turn, decision: drawn, to: sizable ? to : drawn.min, onChange, amount, onLeave };
  return (
    <fieldset className={`sizing${sizable ? '' : ' away'}`} disabled={!sizable} aria-label={t('sizing')}>
      <AmountField {...same} />
      <Presets {...same} />
      <Slider {...same} />
    </fieldset>
  );
}

/** Something of the same size, never seen. */
function blankDecision({ betting, bigBlind }: HandConfig): Decision {
  const bounds = { min: bigBlind, max: 2 * bigBlind, step: 1 };
  const presets = presetsOf(bounds, 0, bigBlind, { potLimit: betting.type === 'potLimit', allIn: 2 * bigBlind });
  return { ...bounds, kind: 'bet', sizable: false, nudge: bigBlind, presets };
}

function AmountField({ turn, decision, to, onChange, amount, onLeave }: SizingProps) {
  const keymap = useKeymap();
  const t = useTranslations('actions');
  const format = useFormat();
  const [draft, setDraft] = useState<{ readonly turn: string; readonly text: string } | undefined>(undefined);
  const typing = draft?.turn === turn ? draft.text : undefined;
  const typed = typing === undefined ? undefined : checkTyped(format.parseAmount(typing), decision);
  const bounds = { min: format.amount(decision.min), max: format.amount(decision.max) };
  const type = (text: string): void => {
    setDraft({ turn, text });
    const parsed = checkTyped(format.parseAmount(text), decision);
    if (parsed.type === 'legal') onChange(parsed.to);
  };
  const commit = (): void => {
    if (typed?.type === 'outOfBounds') onChange(typed.nearest);
    setDraft(undefined);
  };
  const step = (times: number): void => {
    setDraft(undefined);
    onChange(nudged(to, times, decision));
  };
  const key = (event: KeyboardEvent<HTMLInputElement>): void => {
    if (event.key === 'Escape') {
      setDraft(undefined);
      onLeave();
    }
    // the key that opened the field plays what stands in it
    if (keymap.of('raise').includes(keyOf(event)) && !event.ctrlKey && !event.metaKey) {
      event.preventDefault();
      if (!event.repeat && (typed === undefined || typed.type === 'legal')) event.currentTarget.form?.requestSubmit();
    }
    if (event.key === 'ArrowUp' || event.key === 'ArrowDown') {
      event.preventDefault();
      step((event.key === 'ArrowUp' ? 1 : -1) * (event.shiftKey ? 10 : 1));
    }
    // a number that cannot be bet is mended first, and bet with the next Enter
    if (event.key === 'Enter' && typed !== undefined && typed.type !== 'legal') {
      event.preventDefault();
      commit();
    }
  };
  return (
    <div className="step">
      <Button
        square
        aria-label={t('less')}
        onClick={() => {
          step(-1);
        }}
      >
        <Minus className="ico" aria-hidden="true" />
      </Button>
      <input
        className="amt"
        ref={amount}
        inputMode="decimal"
        autoComplete="off"
        aria-label={t('amount', { kind: decision.kind })}
        aria-invalid={typed !== undefined && typed.type !== 'legal'}
        value={typing ?? format.amount(to)}
        onChange={(event) => {
          type(event.target.value);
        }}
        onFocus={(event) => {
          event.target.select();
        }}
        onBlur={commit}
        onKeyDown={key}
      />
      <Button
        square
        aria-label={t('more')}
        onClick={() => {
          step(1);
        }}
      >
        <Plus className="ico" aria-hidden="true" />
      </Button>
      <p className="bounds" role="status">
        {typed?.type === 'outOfBounds' && t('bounds', bounds)}
        {typed?.type === 'notANumber' && t('notANumber', bounds)}
      </p>
    </div>
  );
}

function Presets({ decision, to, onChange }: SizingProps) {
  const t = useTranslations('actions');
  const format = useFormat();
  return (
    <div className={`presets of${decision.presets.length}`}>
      {decision.presets.map((preset) => (
        <Button
          key={preset.name}
          kind="solid"
          className={preset.outside ? 'away' : ''}
          disabled={preset.outside}
          aria-pressed={preset.to === to && !preset.outside}
          onClick={() => {
            onChange(preset.to);
          }}
        >
          {t(preset.name)}
          <small className="num">{format.amount(preset.to)}</small>
        </Button>
      ))}
    </div>
  );
}

/** Keys that move the thumb, in big blinds; Shift makes ten of one. */
const STEPS: Readonly<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowDown: -1,
  ArrowRight: 1,
  ArrowUp: 1,
  PageDown: -10,
  PageUp: 10,
};

function Slider({ decision, to, onChange }: SizingProps) {
  const t = useTranslations('actions');
  const format = useFormat();
  const { min, max, step, kind, presets } = decision;
  const size = presets.find((preset) => preset.to === to && !preset.outside);
  const amount = format.amount(to);
  const top = presets.at(-1);
  const key = (event: KeyboardEvent): void => {
    const times = STEPS[event.key];
    if (times === undefined) return;
    event.preventDefault();
    onChange(nudged(to, event.shiftKey ? times * 10 : times, decision));
  };
  return (
    <div className="slide">
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={to}
        style={{ '--p': `${(100 * (to - min)) / Math.max(1, max - min)}%` }}
        aria-label={t('slider', { kind })}
        aria-valuetext={size === undefined ? amount : t('sizeText', { amount, size: t(`sizes.${size.name}`) })}
        onChange={(event) => {
          onChange(slidTo(event.target.valueAsNumber, decision));
        }}
        onKeyDown={key}
      />
      <div className="ends" aria-hidden="true">
        <span>
          {t('min')} <span className="num">{format.amount(min)}</span>
        </span>
        <span>
          {top !== undefined && t(top.name)} <span className="num">{format.amount(max)}</span>
        </span>
      </div>
    </div>
  );
}
