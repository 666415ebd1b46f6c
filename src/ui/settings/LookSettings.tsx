import { useTranslations } from 'use-intl';
import { CARD_ORDERS, DECKS, TEXT_SIZES, THEMES, UNITS } from '../../store/settings.ts';
import { Choice } from '../parts/Choice.tsx';
import { Switch } from '../parts/Switch.tsx';
import { useSettings } from '../stores.ts';

/** How the table looks and reads. */
export function LookSettings() {
  const t = useTranslations('settings');
  const { theme, deck, textSize, units, cardOrder, reading, set } = useSettings((settings) => settings);
  return (
    <>
      <Choice
        label={t('theme')}
        value={theme}
        options={THEMES.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => {
          set({ theme: value });
        }}
      />
      <Choice
        label={t('deck')}
        value={deck}
        options={DECKS.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => {
          set({ deck: value });
        }}
      />
      <Choice
        label={t('textSize')}
        value={textSize}
        options={TEXT_SIZES.map((value) => ({ value, label: t('percent', { percent: value }) }))}
        onChange={(value) => {
          set({ textSize: value });
        }}
      />
      <Choice
        label={t('units')}
        value={units}
        options={UNITS.map((value) => ({ value, label: t(value) }))}
        onChange={(value) => {
          set({ units: value });
        }}
      />
      <Choice
        label={t('cardOrder')}
        value={cardOrder}
        options={CARD_ORDERS.map((value) => ({ value, label: t(`cardOrders.${value}`) }))}
        onChange={(value) => {
          set({ cardOrder: value });
        }}
      />
      <Switch
        label={t('reading')}
        hint={t('readingHint')}
        checked={reading}
        onChange={(on) => {
          set({ reading: on });
        }}
      />
    </>
  );
}
