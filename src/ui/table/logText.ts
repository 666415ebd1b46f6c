import { assertNever } from '../../base/assert.ts';
import type { Format } from '../../i18n/format.ts';
import type { Translate } from '../../i18n/words.ts';
import type { SeatEvent } from './log.ts';

/** What somebody did, in words that follow the name: "raises to 1,500"; mine in the second person. */
export function logText(t: Translate, format: Format, event: SeatEvent, isMine: boolean): string {
  const who = isMine ? 'you' : 'other';
  switch (event.type) {
    case 'posted':
      return event.allIn
        ? t('log.postsAllIn', { who, amount: format.amount(event.amount) })
        : t(`log.${event.what}`, { who, amount: format.amount(event.amount) });
    case 'acted': {
      if (event.allIn) return t('log.allIn', { who, amount: format.amount(event.to) });
      const amount = format.amount(event.move === 'call' ? event.amount : event.to);
      return t(`log.${event.move}`, { who, amount });
    }
    case 'betReturned':
      return t('log.returned', { who, amount: format.amount(event.amount) });
    case 'handShown':
      return t('log.shown', { who });
    case 'handMucked':
      return t('log.mucked', { who });
    case 'potAwarded':
      return t('log.wins', { who, amount: format.amount(event.amount) });
    default:
      return assertNever(event);
  }
}
