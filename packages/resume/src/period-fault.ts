/**
 * - `unread`: no year is there, or a month or a day that no calendar has
 * - `far`: a year that nobody's career reaches
 * - `reversed`: it ends before it begins
 */
export type PeriodFault = 'unread' | 'far' | 'reversed';

const FIRST_YEAR = 1900;
/** A course may end in some years. */
const YEARS_AHEAD = 10;

const MONTHS = ['jan', 'f[eé][bv]', 'mar', 'a[pv]r', 'ma[iy]', 'jui?n', 'jui?l', 'a[uo][gûu]'];
const MONTH_NAMES = [...MONTHS, 'sep', 'oct', 'nov', 'd[eé]c'].map((name) =>
  RegExp(`^${name}`, 'i'),
);
const ISO = /(?<year>\d{4})[-/.](?<month>\d\d?)(?:[-/.](?<day>\d\d?))?/;
const WRITTEN = /(?:(?<number>\d\d?)[/.-]|(?<name>\p{L}+)\.?\s+)?(?<last>\d{4})/u;
const DATE = new RegExp(`(?<!\\d)(?:${ISO.source}|${WRITTEN.source})(?!\\d)`, 'gu');
const UNTIL = /[–—→-]|\s(?:to|until|till|à|au)\s/;

interface Day {
  year: number;
  month: number | undefined;
  isReal: boolean;
}

/** What is wrong with a period or a date as it is written; '' is none, and nothing is wrong with it. */
export function periodFault(text: string, now: Date): PeriodFault | undefined {
  if (text.trim() === '') return undefined;
  const days = [...text.matchAll(DATE)].map(({ groups = {} }) => dayOf(groups));
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last || !days.every(({ isReal }) => isReal)) return 'unread';
  const latest = now.getFullYear() + YEARS_AHEAD;
  if (days.some(({ year }) => year < FIRST_YEAR || year > latest)) return 'far';
  return UNTIL.test(text) && isBefore(last, first) ? 'reversed' : undefined;
}

function dayOf(found: Record<string, string | undefined>): Day {
  const year = Number(found.year ?? found.last);
  // '2020-22' are two years
  if (found.month && !found.day && Number(found.month) > Math.max(12, year % 100)) {
    return { year, month: undefined, isReal: true };
  }
  const named = MONTH_NAMES.findIndex((name) => name.test(found.name ?? '')) + 1;
  const number = found.month ?? found.number;
  const month = number === undefined ? named || undefined : Number(number);
  const isMonth = month === undefined || (month >= 1 && month <= 12);
  const day = Number(found.day ?? 1);
  return { year, month, isReal: year > 0 && isMonth && day >= 1 && day <= 31 };
}

const isBefore = (one: Day, other: Day): boolean =>
  one.year < other.year || (one.year === other.year && (one.month ?? 13) < (other.month ?? 0));
