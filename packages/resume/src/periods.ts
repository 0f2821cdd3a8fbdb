import { cleanLine } from './clean-text.ts';

const MONTHS = 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec'.split(' ');
const ISO = /^((?:19|20)\d{2})(?:-(0[1-9]|1[0-2])(?:-(?:0[1-9]|[12]\d|3[01]))?)?(?:T.*)?$/;
const OPEN = /^(today|now|present|current(ly)?|ongoing|aujourd['’]hui|actuel(lement)?|en cours)$/i;

/**
 * A date as people read it. What is no date of ISO 8601 stays as it is written.
 * @example readableDate('2021-03-15') // 'Mar 2021'
 */
export function readableDate(date: string): string {
  const text = cleanLine(date);
  const [, year, month] = ISO.exec(text) ?? [];
  if (!year) return text;
  return month ? `${MONTHS[Number(month) - 1]} ${year}` : year;
}

/**
 * A period as people read it; without an end it goes on.
 * @example readablePeriod('2021-03', '') // 'Mar 2021 – today'
 */
export function readablePeriod(start: string, end: string): string {
  const [from, until] = [readableDate(start), readableDate(end)];
  const last = until === '' || OPEN.test(until) ? 'today' : until;
  if (!from) return until;
  return from === last ? from : `${from} – ${last}`;
}
