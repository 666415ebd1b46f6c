import { useTranslations } from 'use-intl';
import { assertNever } from '../../base/assert.ts';
import { useFormat } from '../useFormat.ts';
import type { SeatEvent } from './log.ts';

/** What somebody did, in words that follow the name: "raises to 1,500"; mine in the second person. */
export function useLogText(): (event: SeatEvent, isMine: boolean) => string {
  const t = useTranslations('log');
  const format = useFormat();
  return (event, isMine) => {
    const who = isMine ? 'you' : 'other';
    switch (event.type) {
      case 'posted':
        return event.allIn
          ? t('postsAllIn', { who, amount: format.amount(event.amount) })
          : t(event.what, { who, amount: format.amount(event.amount) });
      case 'acted': {
        if (event.allIn) return t('allIn', { who, amount: format.amount(event.to) });
        const amount = format.amount(event.move === 'call' ? event.amount : event.to);
        return t(event.move, { who, amount });
      }
      case 'betReturned':
        return t('returned', { who, amount: format.amount(event.amount) });
      case 'handShown':
        return t('shown', { who });
      case 'handMucked':
        return t('mucked', { who });
      case 'potAwarded':
        return t('wins', { who, amount: format.amount(event.amount) });
      default:
        return assertNever(event);
    }
  };
}
