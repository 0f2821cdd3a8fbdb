/** A span of time as JSON Resume writes it: a year, or a year and a month. */
export interface ResumeDates {
  startDate?: string;
  endDate?: string;
}

const MONTHS = 'jan feb mar apr may jun jul aug sep oct nov dec'.split(' ');
const NAMED = '(?:([a-z]{3,9})\\.?\\s+)?';
const NUMBERED = '(?:(0?[1-9]|1[0-2])[./])?';
const DATE = `(?:${NAMED}${NUMBERED}((?:19|20)\\d{2})(?:-(0[1-9]|1[0-2]))?)`;
const OPEN = '(?:today|now|present|current(?:ly)?|ongoing)';
const PERIOD = new RegExp(
  `^(?:(since|from)\\s+)?${DATE}(?:\\s*(-|to|until|till)\\s*(?:${DATE}|${OPEN})?)?$`,
);

/**
 * Reads the dates out of a period that a person wrote for people.
 * @returns undefined when that is not plain enough to be told to a machine
 * @example readPeriod('March 2021 to today') // { startDate: '2021-03' }
 */
export function readPeriod(period: string): ResumeDates | undefined {
  const plain = period.toLowerCase().replace(/[‐-―]/g, '-').replace(/\s+/g, ' ').trim();
  const found = PERIOD.exec(plain);
  if (!found) return undefined;
  const [, since, ...rest] = found;
  const [from, until] = [rest.slice(0, 4), rest.slice(5)].map(dateOf);
  if (from === null || until === null) return undefined;
  const isSpan = since !== undefined || rest[4] !== undefined;
  const end = until ?? (isSpan ? undefined : from);
  return { ...(from && { startDate: from }), ...(end && { endDate: end }) };
}

/** Undefined where there is none, null where a word before the year is no month. */
function dateOf(parts: (string | undefined)[]): string | undefined | null {
  const [name, number, year, isoMonth] = parts;
  if (!year) return undefined;
  const named = name === undefined ? 0 : MONTHS.indexOf(name.slice(0, 3)) + 1;
  if (name !== undefined && named === 0) return null;
  const month = named || Number(number ?? isoMonth ?? 0);
  return month ? `${year}-${String(month).padStart(2, '0')}` : year;
}
