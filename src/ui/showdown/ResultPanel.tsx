import { useTranslations } from 'use-intl';
import { ACE, type Card, type Rank, rankOf } from '../../cards/card.ts';
import type { Reading } from '../../evaluator/reading.ts';
import type { PlayerView } from '../../rules/view.ts';
import type { HandResult } from '../../store/gameState.ts';
import { NewVersion } from '../offline/NewVersion.tsx';
import { Tag } from '../parts/Tag.tsx';
import { usePeople } from '../table/seats.ts';
import { useFormat } from '../useFormat.ts';
import { type Focus, groupPots, halvesOf, type PotGroup } from './groups.ts';
import { HalfBlock } from './HalfBlock.tsx';
import { Lesson } from './Lesson.tsx';
import { ResultFoot } from './ResultFoot.tsx';
import { ShareTable, SumsTable } from './ShareTable.tsx';

interface PanelProps {
  readonly view: PlayerView;
  readonly result: HandResult;
  readonly readings: readonly (Reading | undefined)[];
  readonly focus: Focus | undefined;
  readonly onFocus: (focus: Focus | undefined) => void;
}

/** The showdown in words and figures: each pot's halves, the shares, and the sums. Waits for me. */
export function ResultPanel(props: PanelProps) {
  const { view, result, readings } = props;
  const t = useTranslations('result');
  const format = useFormat();
  const groups = groupPots(result.pots);
  const [only] = groups;
  return (
    <section className="panel" aria-label={t('label')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a long result is scrolled with the keyboard */}
      <div className="scroll" tabIndex={0}>
        <h2 className="display">
          <span>{useTitle(groups, view)}</span> <span className="num tot">{format.amount(result.total)}</span>
        </h2>
        {groups.map((group) => (
          <Group key={group.pots[0]?.index} {...props} group={group} titled={groups.length > 1} />
        ))}
        <Lesson
          result={result}
          groups={groups}
          hero={view.hero}
          reading={view.players[view.hero]?.folded === true ? undefined : readings[view.hero]}
        />
        {only !== undefined && <SumsTable result={result} />}
        <NewVersion />
      </div>
      <ResultFoot />
    </section>
  );
}

/** "Otto scoops the pot" when one player is given everything; otherwise that the pot was split, or that several were won apart. */
function useTitle(groups: readonly PotGroup[], view: PlayerView): string {
  const t = useTranslations('result');
  const people = usePeople();
  const winners = new Set(groups.flatMap(({ awards }) => awards.map(({ seat }) => seat)));
  const [winner] = winners;
  if (winner === undefined || winners.size > 1) return groups.length > 1 ? t('severalPots') : t('split');
  const named = { who: winner === view.hero ? 'you' : 'other', name: people.name(winner) };
  return view.config.variant === 'omahaHiLo' ? t('scoops', named) : t('wins', named);
}

function Group(props: PanelProps & { readonly group: PotGroup; readonly titled: boolean }) {
  const { view, result, readings, focus, onFocus, group, titled } = props;
  const t = useTranslations('table');
  const format = useFormat();
  const { high, low } = halvesOf(group, readings);
  const halved = group.awards.some(({ half }) => half !== 'whole');
  const splits = view.config.variant === 'omahaHiLo';
  const block = { readings, hero: view.hero, focus, onFocus, showAmount: halved || high.length > 1 };
  const names = group.pots.map(({ index }) => t('potName', { number: index, count: result.pots.length - 1 }));
  return (
    <section className="potgroup">
      {titled && (
        <h3>
          <span>{names.join(t('plus'))}</span> <span className="num">{format.amount(group.amount)}</span>
        </h3>
      )}
      <div className={splits ? 'halves' : 'halves alone'}>
        <HalfBlock half="high" awards={high} {...block} />
        {splits &&
          (low.length > 0 ? (
            <HalfBlock half="low" awards={low} {...block} showAmount={halved} />
          ) : (
            <NoLow view={view} />
          ))}
      </div>
      {group.awards.length > 1 || group.pots.length > 1 ? <ShareTable group={group} allPots={result.pots} /> : null}
    </section>
  );
}

/** Why nobody has a low. */
function NoLow({ view }: { readonly view: PlayerView }) {
  const t = useTranslations('result');
  const onBoard = new Set(view.board.map(lowRank).filter((rank) => rank !== undefined)).size;
  return (
    <article className="half lo none">
      <header>
        <Tag half="low" large />
        <p>
          <b>{t('noLow')}</b>
          <span className="hand">{onBoard < LOWS_NEEDED ? t('noLowBoard', { onBoard }) : t('noLowHands')}</span>
        </p>
      </header>
    </article>
  );
}

/** Different low cards that the board must have for a low (RULES 7.3). */
const LOWS_NEEDED = 3;
/** The rank of an eight. */
const EIGHT: Rank = 6;

/** The rank of a card that can be in a low; `undefined` for nine to king. */
function lowRank(card: Card): Rank | undefined {
  const rank = rankOf(card);
  return rank <= EIGHT || rank === ACE ? rank : undefined;
}
