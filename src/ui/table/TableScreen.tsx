import { useEffect, useState } from 'react';
import { useTranslations } from 'use-intl';
import type { Reading } from '../../evaluator/reading.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { Chair, HandResult } from '../../store/gameState.ts';
import { KeysProvider } from '../keys/KeysProvider.tsx';
import { MotionContext, useTableMotion } from '../motion.ts';
import { type Focus, groupPots, halvesOf, type Marks, marksOf } from '../showdown/groups.ts';
import type { Outcome } from '../showdown/outcome.ts';
import { useGame, useSettings } from '../stores.ts';
import { useLater } from '../useLater.ts';
import { ActionBar } from './ActionBar.tsx';
import { Announcer } from './Announcer.tsx';
import { FlyingChips } from './FlyingChips.tsx';
import { HandLog } from './HandLog.tsx';
import { Hero } from './Hero.tsx';
import { ReadingPanel } from './ReadingPanel.tsx';
import { Stage } from './Stage.tsx';
import { TableHeader } from './TableHeader.tsx';
import { useFlights } from './useFlights.ts';
import { useHurry } from './useHurry.ts';

const loadShowdown = async () => (await import('../showdown/parts.ts')).showdownParts;

const NO_MARKS: Marks = { high: [], low: [] };

/** The table: plays a hand, then shows how it ended. There is a game, or `main.tsx` leads elsewhere. */
export function TableScreen() {
  const hasGame = useGame((game) => game.setup !== undefined);
  return hasGame ? (
    <KeysProvider>
      <Table />
    </KeysProvider>
  ) : null;
}

function Table() {
  const t = useTranslations('table');
  const chairs = useGame((game) => game.chairs);
  const view = useGame((game) => game.view);
  const result = useGame((game) => game.result);
  const hand = useGame((game) => game.handNumber);
  const reading = useGame((game) => game.reading);
  const readings = useReadings();
  const reads = useSettings((settings) => settings.reading);
  const [focusOf, setFocus] = useState<{ readonly hand: number; readonly focus: Focus | undefined }>();
  const focus = focusOf?.hand === hand ? focusOf.focus : undefined;
  const [firstHand] = useState(hand);
  useHurry();
  const setOnScreen = useGame((game) => game.setOnScreen);
  useEffect(() => {
    setOnScreen(true);
    return () => {
      setOnScreen(false);
    };
  }, [setOnScreen]);

  const motion = useTableMotion();
  const flights = useFlights(view, motion.still);
  const parts = useLater(loadShowdown, result !== undefined || view?.legal !== undefined);
  // only once the last chips have arrived: another layout would pull the table from under them
  const showdown = parts !== undefined && view !== undefined && result?.uncontested === false;
  const look = showdown ? 'won' : 'live';
  const hero = chairs.find((chair) => chair.isHero);
  const groups = groupPots(result?.pots ?? []);
  const lit = view === undefined ? undefined : marksOf(groups, readings, view.hero, focus);
  const live = liveMarks(view, reads ? reading : undefined);
  const outcomes = outcomesOf(chairs, view, result, readings, lit);
  const heroOutcome = hero && outcomes.get(hero.seatNumber);
  const heroPod = hero !== undefined && (
    <Hero
      chair={hero}
      view={view}
      marks={showdown ? (heroOutcome?.marks ?? NO_MARKS) : live.hole}
      look={look}
      outcome={heroOutcome}
    />
  );
  return (
    <MotionContext value={motion}>
      <div className={showdown ? 'sd' : 'play'}>
        <main className="room">
          <Stage
            chairs={chairs}
            view={view}
            boardMarks={showdown ? (lit?.board ?? NO_MARKS) : live.board}
            look={look}
            outcomes={outcomes}
            flights={flights.flying}
          >
            {showdown && heroPod}
          </Stage>
          {!showdown && (
            <section className="dock" aria-label={t('dock')}>
              <ReadingPanel view={view} />
              {heroPod}
              {parts !== undefined && result !== undefined && view !== undefined ? (
                <parts.Uncontested view={view} result={result} />
              ) : (
                <ActionBar view={view} takesFocus={hand !== firstHand} />
              )}
            </section>
          )}
          {showdown && result !== undefined ? (
            <>
              <parts.ResultPanel
                view={view}
                result={result}
                readings={readings}
                focus={focus}
                onFocus={(next) => {
                  setFocus({ hand, focus: next });
                }}
              />
              <parts.OtherHands chairs={chairs} view={view} result={result} readings={readings} />
            </>
          ) : (
            <HandLog view={view} />
          )}
          <FlyingChips flights={flights} chairs={chairs} />
          <Announcer view={view} />
        </main>
        {/* last to be reached by Tab: what is played comes first (DESIGN 8) */}
        <TableHeader view={view} />
      </div>
    </MotionContext>
  );
}

/** By seat, what the open hands read as; mine too, which I know. */
function useReadings(): readonly (Reading | undefined)[] {
  const shown = useGame((game) => game.shown);
  const reading = useGame((game) => game.reading);
  const hero = useGame((game) => game.view?.hero);
  return hero === undefined || shown[hero] !== undefined || reading === undefined
    ? shown
    : Object.assign([...shown], { [hero]: reading });
}

/** The cards that make my hand now. */
function liveMarks(
  view: PlayerView | undefined,
  reading: Reading | undefined,
): { readonly board: Marks; readonly hole: Marks } {
  if (view === undefined || reading === undefined || view.players[view.hero]?.folded === true) {
    return { board: NO_MARKS, hole: NO_MARKS };
  }
  const { high, low } = reading;
  return {
    board: { high: high?.five.board ?? [], low: low?.five.board ?? [] },
    hole: { high: high?.five.hole ?? [], low: low?.five.hole ?? [] },
  };
}

/** By seat number, how a finished hand ended. */
function outcomesOf(
  chairs: readonly Chair[],
  view: PlayerView | undefined,
  result: HandResult | undefined,
  readings: readonly (Reading | undefined)[],
  lit: ReturnType<typeof marksOf> | undefined,
): ReadonlyMap<number, Outcome> {
  const outcomes = new Map<number, Outcome>();
  if (result === undefined || view === undefined) return outcomes;
  const groups = groupPots(result.pots);
  for (const { seat, seatNumber } of chairs) {
    if (seat === undefined) continue;
    const wins = (half: 'high' | 'low'): boolean =>
      groups.some((group) => halvesOf(group, readings)[half].some((award) => award.seat === seat));
    outcomes.set(seatNumber, {
      won: result.sums[seat]?.gotBack ?? 0,
      halves: result.uncontested ? [] : (['high', 'low'] as const).filter(wins),
      marks: result.uncontested ? NO_MARKS : (lit?.hole(seat) ?? NO_MARKS),
      reading: readings[seat],
    });
  }
  return outcomes;
}
