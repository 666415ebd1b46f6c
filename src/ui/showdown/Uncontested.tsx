import { useTranslations } from 'use-intl';
import type { PlayerView } from '../../rules/view.ts';
import type { HandResult } from '../../store/gameState.ts';
import { Kbd } from '../keys/Kbd.tsx';
import { useCommands } from '../keys/keys.ts';
import { useShortcut } from '../keys/names.ts';
import { Button } from '../parts/Button.tsx';
import { useGame } from '../stores.ts';
import { usePeople } from '../table/seats.ts';
import { useFormat } from '../useFormat.ts';
import { groupPots } from './groups.ts';
import { Lesson } from './Lesson.tsx';
import { ResultFoot } from './ResultFoot.tsx';

/** Everybody else folded: stands where the actions were, so that nothing else moves. */
export function Uncontested({ view, result }: { readonly view: PlayerView; readonly result: HandResult }) {
  const t = useTranslations('result');
  const format = useFormat();
  const people = usePeople();
  const groups = groupPots(result.pots);
  const winner = groups[0]?.awards[0]?.seat;
  if (winner === undefined) return null;
  const who = winner === view.hero ? 'you' : 'other';
  return (
    <section className="uncontested" aria-label={t('label')}>
      <h2 className="display">
        <span>{t('wins', { who, name: people.name(winner) })}</span>{' '}
        <span className="num tot">{format.amount(result.total)}</span>
      </h2>
      <p className="muted">
        {t('everyoneFolded')} {winner === view.hero && <ShowMine />}
      </p>
      <Lesson result={result} groups={groups} hero={view.hero} reading={undefined} />
      <ResultFoot />
    </section>
  );
}

/** I need not show what I won with, but I may (RULES 6.9). */
function ShowMine() {
  const t = useTranslations('result');
  const showed = useGame((game) => game.showedMine);
  const showMine = useGame((game) => game.showMine);
  const shortcut = useShortcut('show');
  useCommands({ show: showed ? undefined : showMine });
  if (showed) return <b role="status">{t('showedMine')}</b>;
  return (
    <Button kind="quiet" className="showmine" onClick={showMine} aria-keyshortcuts={shortcut}>
      {t('showMine')}
      <Kbd command="show" />
    </Button>
  );
}
