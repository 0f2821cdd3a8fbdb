import { getLocale } from './locale.ts';

/** A number as the reader writes it: '1,204'. */
export const formatCount = (count: number): string =>
  new Intl.NumberFormat(getLocale()).format(count);
