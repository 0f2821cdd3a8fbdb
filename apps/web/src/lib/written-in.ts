import type { Locale } from '@vitrine/contracts';
import { createContext, useContext } from 'react';

/** The language of what is shown, where it is not that of the page. */
export const WrittenIn = createContext<Locale | undefined>(undefined);

/** For an element with what the company has written, so that it is read out and hyphenated as that. */
export const useWrittenLang = (): Locale | undefined => useContext(WrittenIn);
