import { type PeriodFault, periodFault } from '@vitrine/resume';
import { now } from '#lib/clock.ts';
import { m } from '#messages';
import type { ReviewEntry, ReviewPart } from './review-parts.ts';

/** The field of each list that says when. */
const whenOf: Partial<Record<ReviewPart, string>> = {
  experiences: 'period',
  educations: 'year',
  projects: 'period',
  certificates: 'date',
  volunteering: 'period',
  publications: 'date',
};

const words: Record<PeriodFault, () => string> = {
  unread: m.import_dates_unread,
  far: m.import_dates_far,
  reversed: m.import_dates_reversed,
};

/** What is wrong with the dates of an entry. A page takes them all the same: it is only told. */
export function dateProblem({ part, fields }: ReviewEntry): string | undefined {
  const fault = periodFault(String(fields[whenOf[part] ?? ''] ?? ''), new Date(now()));
  return fault && words[fault]();
}
