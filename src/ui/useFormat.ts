import { createContext, useContext } from 'react';
import { must } from '../base/assert.ts';
import type { Format } from '../i18n/format.ts';

export const FormatContext = createContext<Format | undefined>(undefined);

/** Numbers, cards and hands as read in the language of the screen. */
export const useFormat = (): Format => must(useContext(FormatContext), 'FormatContext');
