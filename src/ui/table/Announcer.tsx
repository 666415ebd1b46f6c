import { useTranslations } from 'use-intl';
import type { Chips } from '../../rules/config.ts';
import type { HandEvent } from '../../rules/event.ts';
import type { PlayerView } from '../../rules/view.ts';
import { ResultSentences } from '../showdown/ResultSentences.tsx';
import { useGame } from '../stores.ts';
import { useFormat } from '../useFormat.ts';
import { usePeople } from './seats.ts';
import { useLogText } from './useLogText.ts';

/** What happens, in sentences for those who listen (DESIGN 9): each is spoken once, as it is added. */
export function Announcer({ view }: { readonly view: PlayerView | undefined }) {
  const t = useTranslations('table');
  const hand = useGame((game) => game.handNumber);
  const result = useGame((game) => game.result);
  return (
    <div className="sr" role="log" aria-live="polite" aria-label={t('log')}>
      {view?.events.map((event, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: events are only added at the end, a hand at a time
        <Sentence key={`${hand}-${index}`} event={event} view={view} pot={collectedBefore(view.events, index)} />
      ))}
      {result !== undefined && view !== undefined && <ResultSentences result={result} hero={view.hero} />}
    </div>
  );
}

/** What lay in the middle when an event happened. */
function collectedBefore(events: readonly HandEvent[], index: number): Chips {
  const collected = events.slice(0, index).findLast((event) => event.type === 'betsCollected');
  return collected?.pots.reduce((total, pot) => total + pot.amount, 0) ?? 0;
}

function Sentence(props: { readonly event: HandEvent; readonly view: PlayerView; readonly pot: Chips }) {
  const { event, view, pot } = props;
  const t = useTranslations('spoken');
  const tLog = useTranslations('log');
  const format = useFormat();
  const people = usePeople();
  const text = useLogText();
  const hand = useGame((game) => game.handNumber);
  switch (event.type) {
    case 'holeDealt':
      return event.cards === undefined ? null : (
        <p>{t('dealt', { hand: format.chips(hand), cards: format.cards(event.cards) })}</p>
      );
    case 'boardDealt':
      return (
        <p>
          {t('street', {
            street: tLog(`street.${event.street}`),
            cards: format.cards(event.cards),
            pot: format.amount(pot),
          })}
        </p>
      );
    case 'handShown':
      return (
        <p>
          {t('shows', {
            who: event.seat === view.hero ? 'you' : 'other',
            name: people.name(event.seat),
            cards: format.cards(event.cards),
          })}
        </p>
      );
    case 'acted':
    case 'posted':
    case 'betReturned':
    case 'handMucked':
      return <p>{t('line', { name: people.name(event.seat), what: text(event, event.seat === view.hero) })}</p>;
    case 'betsCollected':
    case 'potAwarded': // said by the result, half by half
    case 'handEnded':
      return null;
  }
}

/** My turn, said at once: price, pot and bounds. */
export function TurnLine({ view }: { readonly view: PlayerView | undefined }) {
  const t = useTranslations('spoken');
  const format = useFormat();
  const legal = view?.legal;
  const raise = legal?.raise;
  return (
    <div className="sr" aria-live="assertive">
      {view !== undefined && legal !== undefined && (
        <p key={view.events.length}>
          {t('turn', {
            call: legal.callCost === 0 ? 'none' : 'some',
            callAmount: format.amount(legal.callCost),
            pot: format.amount(view.pot),
            raise: raise === undefined ? 'none' : raise.min === raise.max ? 'fixed' : 'range',
            kind: legal.callCost === 0 && view.street !== 'preflop' ? 'bet' : 'raise',
            min: format.amount(raise?.min ?? 0),
            max: format.amount(raise?.max ?? 0),
          })}
        </p>
      )}
    </div>
  );
}
