import { getLocale } from './locale.ts';

/** A day as people write it: '3 Mar 2026'. */
export const writeDay = (moment: string): string =>
  new Intl.DateTimeFormat(getLocale() === 'en' ? 'en-GB' : getLocale(), {
    dateStyle: 'medium',
  }).format(new Date(moment));
