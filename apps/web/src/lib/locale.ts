import { baseLocale, getLocale, locales, overwriteGetLocale } from '#messages/runtime';

export type Locale = (typeof locales)[number];

export { baseLocale, getLocale, locales };

/**
 * Renders in one language. Synchronous on purpose: the messages ask a global for the language,
 * and another request's turn may only come when this one is done.
 */
export function inLocale<T>(locale: Locale, render: () => T): T {
  const before = getLocale;
  overwriteGetLocale(() => locale);
  try {
    return render();
  } finally {
    overwriteGetLocale(before);
  }
}
