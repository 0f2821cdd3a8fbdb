import type { Locale } from './locales.ts';

interface LanguageWords {
  /** What the language calls itself. */
  name: string;
  /** Said to someone who reads this language and is on a page in another. */
  offer: string;
  /** The name of the button that closes the offer. */
  close: string;
}

/** What is said in a language to readers of another: apart, for a page has the words of one alone. */
export const languageWords: Readonly<Record<Locale, LanguageWords>> = {
  en: { name: 'English', offer: 'This page is available in English.', close: 'Close' },
  fr: { name: 'Français', offer: 'Cette page existe en français.', close: 'Fermer' },
};
