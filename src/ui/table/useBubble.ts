import { useTranslations } from 'use-intl';
import type { PlayerView } from '../../rules/view.ts';
import type { Chair } from '../../store/gameState.ts';
import type { Outcome } from '../showdown/outcome.ts';
import { useFormat } from '../useFormat.ts';

/** What stands under a plate: the last move, the state, or how the hand ended. */
export interface BubbleText {
  readonly long: string;
  /** Where there is little room: the verb alone. */
  readonly short: string;
  readonly strong: boolean;
  readonly tags: readonly ('high' | 'low')[];
  /** Long names of hands may take two lines. */
  readonly wraps: boolean;
}

export function useBubble(
  chair: Chair,
  view: PlayerView | undefined,
  outcome: Outcome | undefined,
): BubbleText | undefined {
  const t = useTranslations();
  const format = useFormat();
  if (view === undefined) return undefined;
  const plain = (long: string, short = long, strong = false): BubbleText => ({
    long,
    short,
    strong,
    tags: [],
    wraps: false,
  });
  const seen = chair.seat === undefined ? undefined : view.players[chair.seat];
  if (seen === undefined) return plain(t('table.away'));
  if (outcome !== undefined && outcome.won > 0) {
    const amount = format.net(outcome.won);
    return { long: amount, short: amount, strong: true, tags: outcome.halves, wraps: false };
  }
  if (seen.folded) return plain(t('table.folded'));
  if (outcome !== undefined) {
    const mucked = view.events.some((event) => event.type === 'handMucked' && event.seat === chair.seat);
    if (mucked) return plain(t('table.mucked'));
    const high = outcome.reading?.high;
    return high === undefined ? undefined : { ...plain(format.high(high)), wraps: true };
  }
  if (seen.stack === 0 && seen.committed > 0) {
    const text = t('bubbles.allIn', { amount: format.amount(seen.committed) });
    return plain(text, t('verbs.allIn'), true);
  }
  const act = seen.lastAct;
  if (act?.type !== 'acted') return undefined;
  const amount = format.amount(act.move === 'call' ? act.amount : act.to);
  return plain(t(`bubbles.${act.move}`, { amount }), t(`verbs.${act.move}`), act.move === 'raise');
}
