import type { Chips } from '../rules/config.ts';
import type { Locale } from './locale.ts';
import type { Translate } from './words.ts';

/** Amounts at a table, in chips or in big blinds. */
export interface Amounts {
  /** In full: `12,500`, or `12.5 BB`. */
  amount(amount: Chips): string;
  /** With its sign: `+2,175`, `−27.5 BB`; 0 has none. */
  net(amount: number): string;
  /** What was typed, exact to the chip; `undefined` when it is no number. */
  parseAmount(text: string): Chips | undefined;
}

/** `bigBlind` is what one unit is worth; `undefined` for chips. */
export function makeAmounts(t: Translate, locale: Locale, bigBlind: Chips | undefined): Amounts {
  const unit = bigBlind ?? 1;
  // as many decimals as tell each chip from the next
  const number = new Intl.NumberFormat(locale, { maximumFractionDigits: Math.ceil(Math.log10(unit)) });
  const grouping = number.formatToParts(1000).find((part) => part.type === 'group')?.value;
  const unitName = t('amounts.bigBlinds', { amount: '' }).trim();
  const amount = (chips: Chips): string => {
    const text = number.format(chips / unit);
    return bigBlind === undefined ? text : t('amounts.bigBlinds', { amount: text });
  };
  return {
    amount,
    net: (chips) => (chips === 0 ? amount(0) : `${chips > 0 ? '+' : '\u2212'}${amount(Math.abs(chips))}`),
    parseAmount: (text) => {
      const close = text.replace(/[\s'’]/g, '');
      if (bigBlind === undefined) return numberIn(close.replace(/[.,]/g, ''));
      const digits = close.toUpperCase().endsWith(unitName) ? close.slice(0, -unitName.length) : close;
      const value = numberIn(plain(digits, grouping));
      return value === undefined ? undefined : Math.round(value * bigBlind);
    },
  };
}

/** The last comma or point begins the decimals, unless it is the one that groups here and three digits follow. */
function plain(digits: string, grouping: string | undefined): string {
  const [, start, sign, end] = /^(.*)([.,])(\d*)$/.exec(digits) ?? [];
  if (start === undefined || (sign === grouping && end?.length === 3)) return digits.replace(/[.,]/g, '');
  return `${start.replace(/[.,]/g, '')}.${end}`;
}

const numberIn = (digits: string): number | undefined =>
  /^\d{1,15}(\.\d{0,9})?$/.test(digits) ? Number(digits) : undefined;
