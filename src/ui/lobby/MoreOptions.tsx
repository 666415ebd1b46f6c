import { useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Chips } from '../../rules/config.ts';
import { ANTES } from '../../store/lobbyChoice.ts';
import { Choice } from '../parts/Choice.tsx';
import { useLobby } from '../stores.ts';
import { useFormat } from '../useFormat.ts';

/** What most games do without: antes, and stacks that differ from seat to seat (R62). */
export function MoreOptions() {
  const t = useTranslations('lobby');
  const { ante, stacks, seats, stackInBigBlinds, blinds } = useLobby((lobby) => lobby.choice);
  const choose = useLobby((lobby) => lobby.choose);
  const usual = stackInBigBlinds * blinds.big;
  return (
    <details className="more">
      <summary>{t('moreOptions')}</summary>
      <Choice
        label={t('antes')}
        value={ante}
        options={ANTES.map((value) => ({ value, label: t(`anteChoices.${value}`) }))}
        onChange={(value) => {
          choose({ ante: value });
        }}
      />
      <fieldset>
        <legend className="fl">{t('stackPerSeat')}</legend>
        {Array.from({ length: seats }, (_, index) => (
          <StackField
            // biome-ignore lint/suspicious/noArrayIndexKey: a seat has no name but its number
            key={index}
            seat={index + 1}
            stack={stacks?.[index] ?? usual}
            least={blinds.big}
            onChange={(stack) => {
              const all = Array.from({ length: seats }, (__, seat) => stacks?.[seat] ?? usual).with(index, stack);
              choose({ stacks: all.every((one) => one === usual) ? undefined : all });
            }}
          />
        ))}
      </fieldset>
    </details>
  );
}

/** No table has more. */
const MOST = 100_000_000;

function StackField(props: {
  readonly seat: number;
  readonly stack: Chips;
  readonly least: Chips;
  readonly onChange: (stack: Chips) => void;
}) {
  const { seat, stack, least, onChange } = props;
  const t = useTranslations('lobby');
  const format = useFormat();
  const [draft, setDraft] = useState<string | undefined>(undefined);
  const typed = draft === undefined ? stack : Number(draft.replace(/[\s.,'’]/g, '') || Number.NaN);
  const isLegal = Number.isInteger(typed) && typed >= least && typed <= MOST;
  return (
    <label>
      <span>{t('seatStack', { seat })}</span>
      <input
        inputMode="numeric"
        autoComplete="off"
        aria-invalid={!isLegal}
        value={draft ?? format.chips(stack)}
        onChange={(event) => {
          setDraft(event.target.value);
        }}
        onBlur={() => {
          if (isLegal) onChange(typed);
          if (isLegal) setDraft(undefined);
        }}
      />
      {!isLegal && (
        <span className="bounds" role="alert">
          {t('stackBounds', { least: format.chips(least), most: format.chips(MOST) })}
        </span>
      )}
    </label>
  );
}
