import type { SoundKind } from '../../store/settings.ts';
import type { Stores } from '../stores.ts';
import { soundsOf } from './sounds.ts';

type Play = (kind: SoundKind, volume: number) => void;

/** Lets the game be heard as it is shown, when sounds are on; what makes them is loaded with the first. */
export function followWithSounds({ game, settings }: Pick<Stores, 'game' | 'settings'>): void {
  let player: Promise<Play> | undefined;
  const load = async (): Promise<Play> => (await import('./player.ts')).makePlayer();
  const play = (kinds: readonly SoundKind[]): void => {
    const { sound, volume } = settings.getState();
    // browsers let nothing be heard before the page has been used
    if (!sound || kinds.length === 0 || document.hidden || !navigator.userActivation.hasBeenActive) return;
    player ??= load();
    player.then(
      (make) => {
        for (const kind of kinds) make(kind, volume / 100);
      },
      () => {
        player = undefined; // without it nothing is heard, and everything works
      },
    );
  };
  game.subscribe((after, before) => {
    if (after.paused) return;
    const { soundKinds } = settings.getState();
    play(soundsOf(before, after).filter((kind) => soundKinds.includes(kind)));
  });
  // so that one hears what one chooses
  settings.subscribe((after, before) => {
    if (after.sound !== before.sound || after.volume !== before.volume) play(['turn']);
  });
}
