import { useTranslations } from 'use-intl';
import { Choice } from '../parts/Choice.tsx';
import { useLobby } from '../stores.ts';
import { seatPlace } from '../table/geometry.ts';
import { useFormat } from '../useFormat.ts';

const COUNTS = [2, 3, 4, 5, 6, 7, 8] as const;
/** How far from the middle of the little table its seats are drawn, in percent. */
const REACH = { x: 42, y: 38 };

/** How many sit down, with a little table that shows it. */
export function SeatsChoice() {
  const t = useTranslations('lobby');
  const format = useFormat();
  const seats = useLobby((lobby) => lobby.choice.seats);
  const choose = useLobby((lobby) => lobby.choose);
  return (
    <Choice
      label={t('seats')}
      value={seats}
      options={COUNTS.map((value) => ({ value, label: format.chips(value) }))}
      art={<LittleTable seats={seats} />}
      note={t('people', { bots: seats - 1 })}
      onChange={(value) => {
        choose({ seats: value, stacks: undefined });
      }}
    />
  );
}

function LittleTable({ seats }: { readonly seats: number }) {
  return (
    <div className="mini" aria-hidden="true">
      <span className="fe" />
      {Array.from({ length: seats }, (_, index) => {
        const { x, y } = seatPlace(index, seats).wide;
        return (
          <i
            // biome-ignore lint/suspicious/noArrayIndexKey: a chair has no name but its number
            key={index}
            className={index === 0 ? 'av a0 me' : `av a${index}`}
            style={{ left: `${50 + REACH.x * x}%`, top: `${50 + REACH.y * y}%` }}
          />
        );
      })}
    </div>
  );
}
