import { portfolioLists } from '@vitrine/contracts';
import { type PeriodFault, periodFault } from '@vitrine/resume';
import { now } from '#lib/clock.ts';
import { m } from '#messages';
import { isText, type ReviewEntry } from './review-parts.ts';

const words: Record<PeriodFault, () => string> = {
  unread: m.import_dates_unread,
  far: m.import_dates_far,
  reversed: m.import_dates_reversed,
};

/** What is wrong with the dates of an entry. A page takes them all the same: it is only told. */
export function dateProblem({ part, fields }: ReviewEntry): string | undefined {
  if (isText(part)) return undefined;
  const { when = '' } = portfolioLists[part];
  const fault = periodFault(String(fields[when] ?? ''), new Date(now()));
  return fault && words[fault]();
}
