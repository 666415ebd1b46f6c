import { useId } from 'react';
import { useTranslations } from 'use-intl';
import { SOUND_KINDS } from '../../store/settings.ts';
import { Switch } from '../parts/Switch.tsx';
import { useSettings } from '../stores.ts';

const VOLUME_STEP = 5;

/** What is heard, and how loud. */
export function SoundSettings() {
  const t = useTranslations('settings');
  const { sound, volume, soundKinds, set } = useSettings((settings) => settings);
  const id = useId();
  return (
    <>
      <Switch
        label={t('sound')}
        checked={sound}
        onChange={(on) => {
          set({ sound: on });
        }}
      />
      <fieldset className="kinds" disabled={!sound} aria-label={t('kinds')}>
        <div className="volume">
          <label htmlFor={id}>{t('volume')}</label>
          <input
            id={id}
            type="range"
            min={0}
            max={100}
            step={VOLUME_STEP}
            value={volume}
            aria-valuetext={t('percent', { percent: volume })}
            onChange={(event) => {
              set({ volume: event.target.valueAsNumber });
            }}
          />
          <output className="num" htmlFor={id}>
            {t('percent', { percent: volume })}
          </output>
        </div>
        {SOUND_KINDS.map((kind) => (
          <Switch
            key={kind}
            label={t(`soundKinds.${kind}`)}
            checked={soundKinds.includes(kind)}
            onChange={(on) => {
              set({ soundKinds: SOUND_KINDS.filter((one) => (one === kind ? on : soundKinds.includes(one))) });
            }}
          />
        ))}
      </fieldset>
    </>
  );
}
