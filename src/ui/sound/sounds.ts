import type { HandEvent } from '../../rules/event.ts';
import type { GameState } from '../../store/gameState.ts';
import type { SoundKind } from '../../store/settings.ts';

/** What is to be heard when the game has moved on: each kind once, however much has happened at once. */
export function soundsOf(
  before: Pick<GameState, 'view' | 'result'>,
  after: Pick<GameState, 'view' | 'result'>,
): readonly SoundKind[] {
  const shown = before.view?.events ?? [];
  const events = after.view?.events ?? [];
  // a game that is taken up or left is not played
  const isOn = before.view !== undefined && (shown.length === 0 || events[0] === shown[0]);
  if (!isOn) return [];
  const heard = new Set(events.slice(shown.length).map(soundOf));
  if (before.view.legal === undefined && after.view?.legal !== undefined) heard.add('turn');
  if (before.result === undefined && after.result !== undefined) heard.add('result');
  heard.delete(undefined);
  return [...heard].filter((kind) => kind !== undefined);
}

/** `undefined` for what makes no noise at a table. */
function soundOf(event: HandEvent): SoundKind | undefined {
  switch (event.type) {
    case 'holeDealt':
    case 'boardDealt':
    case 'handShown':
    case 'handMucked':
      return 'cards';
    case 'posted':
    case 'betsCollected':
    case 'betReturned':
    case 'potAwarded':
      return 'chips';
    case 'acted':
      return event.move === 'fold' ? 'cards' : event.move === 'check' ? undefined : 'chips';
    case 'handEnded':
      return undefined;
  }
}
