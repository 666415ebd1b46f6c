import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reading } from '../../evaluator/reading.ts';
import type { PlayerView } from '../../rules/view.ts';
import { priceOf } from '../../store/preAction.ts';
import { useCommands } from '../keys/keys.ts';
import { useGame, useSettings } from '../stores.ts';
import { useFormat } from '../useFormat.ts';
import { makeSpeech, type Speech } from './speech.ts';

/** What happens within this time is said in one go, so that a voice can keep up (DESIGN 9). */
const JOIN_MS = 600;
/** So many announcements stay, to be read again. */
const KEPT = 8;

interface Said {
  readonly hand: number;
  /** How many events of the hand have been said. */
  readonly events: number;
  readonly reading: Reading | undefined;
  readonly result: boolean;
  readonly lines: readonly { readonly key: number; readonly text: string }[];
}

/** What happens, in sentences for those who listen: a polite log, and a line that says at once that it is my turn. */
export function Announcer({ view }: { readonly view: PlayerView | undefined }) {
  const t = useTranslations('table');
  const speech = useSpeech();
  const hand = useGame((game) => game.handNumber);
  const result = useGame((game) => game.result);
  const shown = useGame((game) => game.shown);
  const { reading, isAwaited } = useFreshReading(view);
  const [all, setSaid] = useState<Said>(() => nothing(hand, []));
  const [isDue, setDue] = useState(false);

  const said = all.hand === hand ? all : nothing(hand, all.lines);
  const texts = view === undefined ? [] : newSentences(speech, view, said, reading);
  if (view !== undefined && result !== undefined && !said.result) texts.push(speech.result(result, shown, view));
  const isNews = texts.length > 0;
  // what I am asked comes after what led to it
  const isAsked = (view?.legal !== undefined || result !== undefined) && !isAwaited;
  const next: Said | undefined =
    view !== undefined && isNews && (isDue || isAsked)
      ? {
          hand,
          events: view.events.length,
          reading,
          result: result !== undefined,
          lines: [...said.lines.slice(1 - KEPT), { key: (said.lines.at(-1)?.key ?? 0) + 1, text: texts.join(' ') }],
        }
      : undefined;
  useEffect(() => {
    if (next === undefined) return;
    setSaid(next);
    setDue(false);
  }, [next]);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what comes after something was said has its own time
  useEffect(() => {
    if (!isNews) return undefined;
    const timer = setTimeout(() => {
      setDue(true);
    }, JOIN_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isNews, all]);
  const turn = view === undefined || isNews ? undefined : speech.turn(view);
  return (
    <>
      <div className="sr" role="log" aria-live="polite" aria-label={t('log')}>
        {said.lines.map(({ key, text }) => (
          <p key={key}>{text}</p>
        ))}
      </div>
      <div className="sr" aria-live="assertive">
        {turn !== undefined && <p key={`${hand}-${view?.events.length}`}>{turn}</p>}
      </div>
      <Answers view={view} speech={speech} />
    </>
  );
}

/** What I ask for by key (R58): said again as often as I ask. */
function Answers({ view, speech }: { readonly view: PlayerView | undefined; readonly speech: Speech }) {
  const reads = useSettings((settings) => settings.reading);
  const reading = useGame((game) => game.reading);
  const [said, setSaid] = useState({ times: 0, text: '' });
  const say = (text: string) => (): void => {
    setSaid({ times: said.times + 1, text });
  };
  useCommands(
    view === undefined
      ? {}
      : {
          sayCards: say(speech.cards(view)),
          sayBoard: say(speech.board(view)),
          sayPot: say(speech.pot(view, priceOf(view))),
          sayReading: reads && reading !== undefined ? say(speech.reading(view, reading)) : undefined,
          saySeats: say(speech.seats(view)),
        },
  );
  return (
    <div className="sr" role="status">
      {said.times > 0 && <p key={said.times}>{said.text}</p>}
    </div>
  );
}

const nothing = (hand: number, lines: Said['lines']): Said => ({
  hand,
  events: 0,
  reading: undefined,
  result: false,
  lines,
});

/** What has not been said yet: the deal begins with my cards, and what they make follows the street that made it. */
function newSentences(speech: Speech, view: PlayerView, said: Said, reading: Reading | undefined): string[] {
  if (view.players[view.hero]?.hole === undefined) return [];
  const read = reading === undefined || reading === said.reading ? [] : [speech.reading(view, reading)];
  const street = view.events.findLastIndex(({ type }) => type === 'boardDealt');
  const texts = street < said.events ? read : [];
  for (let index = said.events; index < view.events.length; index++) {
    const text = speech.event(view, index);
    if (text === undefined) continue;
    if (view.events[index]?.type === 'holeDealt') texts.unshift(text);
    else texts.push(text);
    if (index === street) texts.push(...read);
  }
  return texts;
}

/** What my cards make on the board that lies; the worker takes a moment to read a new card. */
function useFreshReading(view: PlayerView | undefined): {
  readonly reading: Reading | undefined;
  readonly isAwaited: boolean;
} {
  const reads = useSettings((settings) => settings.reading);
  const reading = useGame((game) => game.reading);
  const board = view?.board;
  const [old, setOld] = useState<{ readonly board: unknown; readonly reading: Reading | undefined }>({
    board,
    reading: undefined,
  });
  if (board !== old.board) setOld({ board, reading });
  const me = view?.players[view.hero];
  const isRead = reads && board !== undefined && board.length > 0 && me?.hole !== undefined && !me.folded;
  if (!isRead || board !== old.board) return { reading: undefined, isAwaited: isRead };
  return reading === old.reading ? { reading: undefined, isAwaited: true } : { reading, isAwaited: false };
}

/** Everything in words, in the language of the screen. */
function useSpeech(): Speech {
  const t = useTranslations();
  const format = useFormat();
  const chairs = useGame((game) => game.chairs);
  const hand = useGame((game) => game.handNumber);
  return makeSpeech(t, format, chairs, hand);
}
