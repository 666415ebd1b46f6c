import { useEffect, useRef } from 'react';
import { useTranslations } from 'use-intl';
import type { PlayerView } from '../../rules/view.ts';
import { useCommands } from '../keys/keys.ts';
import { CardFace } from '../parts/Card.tsx';
import { type LogGroup, logOf } from './log.ts';
import { usePeople } from './seats.ts';
import { useLogText } from './useLogText.ts';

/** What happened in this hand, by streets; keeps the newest line in sight. */
export function HandLog({ view }: { readonly view: PlayerView | undefined }) {
  const t = useTranslations('table');
  const rail = useRef<HTMLElement>(null);
  const events = view?.events.length ?? 0;
  useEffect(() => {
    const element = rail.current;
    if (element !== null && events > 0) element.scrollTop = element.scrollHeight;
  }, [events]);
  useCommands({
    log: () => {
      rail.current?.focus();
    },
  });
  return (
    <aside className="rail" aria-label={t('log')} ref={rail} tabIndex={-1}>
      <h2 className="eyebrow">{t('log')}</h2>
      <LogList view={view} />
    </aside>
  );
}

export function LogList({ view }: { readonly view: PlayerView | undefined }) {
  const t = useTranslations('table');
  return (
    <div className="loglist">
      {view !== undefined &&
        logOf(view.events).map((group) => <Group key={group.title} group={group} hero={view.hero} />)}
      {view?.legal !== undefined && <p className="now">{t('yourTurn')}</p>}
    </div>
  );
}

function Group({ group, hero }: { readonly group: LogGroup; readonly hero: PlayerView['hero'] }) {
  const t = useTranslations('log');
  const people = usePeople();
  const text = useLogText();
  return (
    <>
      <h3>
        {group.title === 'showdown' ? t('showdown') : t(`street.${group.title}`)}
        {group.cards.length > 0 && (
          <span className="cards">
            {group.cards.map((card) => (
              <CardFace key={card} card={card} />
            ))}
          </span>
        )}
      </h3>
      <ol>
        {group.lines.map(({ index, event }) => (
          <li key={index} className={event.seat === hero ? 'me' : undefined}>
            <b>{people.name(event.seat)}</b> <span>{text(event, event.seat === hero)}</span>
          </li>
        ))}
      </ol>
    </>
  );
}

/** The newest line alone, where there is no room for the log. */
export function Ticker({ view }: { readonly view: PlayerView | undefined }) {
  const people = usePeople();
  const text = useLogText();
  const last =
    view === undefined
      ? undefined
      : logOf(view.events)
          .flatMap((group) => group.lines)
          .at(-1);
  return (
    <p className="ticker" aria-hidden="true">
      {last !== undefined && (
        <>
          <b>{people.name(last.event.seat)}</b> {text(last.event, last.event.seat === view?.hero)}
        </>
      )}
    </p>
  );
}
