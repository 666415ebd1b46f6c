import { useTranslations } from 'use-intl';
import { useFormat } from '../useFormat.ts';
import type { SeatEvent } from './log.ts';
import { logText } from './logText.ts';

/** What somebody did, in the language of the screen. */
export function useLogText(): (event: SeatEvent, isMine: boolean) => string {
  const t = useTranslations();
  const format = useFormat();
  return (event, isMine) => logText(t, format, event, isMine);
}
