import type { LowOutlook } from '../../evaluator/reading.ts';
import type { Translate } from '../../i18n/words.ts';

/** Ranks beyond this say nothing to anybody. */
const LAST_NUT = 10;

/** Whether it is no use to say how many hands would be better. */
export const isFarFromNuts = ({ nut }: { readonly nut: number }): boolean => nut > LAST_NUT;

/** Why there is no low, or what it needs. */
export function outlookText(t: Translate, outlook: LowOutlook): string {
  switch (outlook.type) {
    case 'draw':
      return t('reading.drawNeeds', { needs: outlook.needs });
    case 'boardForbids':
      return t('reading.boardForbids', { onBoard: outlook.onBoard });
    case 'handForbids':
      return t('reading.handForbids');
  }
}
