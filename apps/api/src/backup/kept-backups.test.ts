import { expect, it } from 'vitest';
import { outdated } from './kept-backups.ts';

const at = (day: string, time = '02-00-00') => `vitrine-daily-${day}T${time}Z.tar.gz`;
/** Days before Sunday, the first of March 2026. */
const daysBefore = (days: number) =>
  new Date(Date.UTC(2026, 2, 1 - days)).toISOString().slice(0, 10);
const keep = { BACKUP_KEEP_DAYS: 7, BACKUP_KEEP_WEEKS: 4 };

it('keeps the newest of seven days and of four weeks, also where some are missing', () => {
  const all = Array.from({ length: 60 }, (_, days) => daysBefore(days));
  const kept = (days: string[]) => {
    const names = days.map((day) => at(day));
    const gone = outdated(names, keep);
    return days.filter((day) => !gone.includes(at(day)));
  };
  const sundays = ['2026-02-22', '2026-02-15', '2026-02-08'];
  expect(kept(all)).toEqual([...all.slice(0, 7), ...sundays]);
  expect(kept(all.slice(30))).toHaveLength(9);
});

it('keeps one of a day, all of the newest, and whatever it has not made itself', () => {
  const names = [
    ...[at('2026-03-01'), at('2026-03-01', '14-00-00')],
    ...[at('2026-02-28'), at('2026-02-28', '14-00-00'), at('2025-01-01')],
    ...['vitrine-2025-01-01T02-00-00Z.tar.gz', 'letter.txt'],
  ];
  const few = { BACKUP_KEEP_DAYS: 2, BACKUP_KEEP_WEEKS: 0 };
  expect(outdated(names, few)).toEqual([at('2026-02-28'), at('2025-01-01')]);
});
