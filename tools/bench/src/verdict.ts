import { type Unit, units } from './units.ts';

/** A figure that is wanted: at least so much, or at most. */
export type Aim = { atLeast: number } | { atMost: number };

export type Verdict = 'met' | 'not met' | 'not run';

/** Computed from the figure alone; what was not measured, or is no number, is never met. */
export function verdictOf(aim: Aim, value: number | undefined): Verdict {
  if (value === undefined || Number.isNaN(value)) return 'not run';
  const isMet = 'atLeast' in aim ? value >= aim.atLeast : value <= aim.atMost;
  return isMet && Number.isFinite(value) ? 'met' : 'not met';
}

/** Stands where there is no figure. */
export const NOT_MEASURED = '–';

/** A figure beside its aim, as both are written in a table, and the verdict on it. */
export function judge({ aim, unit }: { aim: Aim; unit: Unit }, value: number | undefined) {
  const write = units[unit];
  const aimed = 'atLeast' in aim ? aim.atLeast : aim.atMost;
  const wanted = `${'atLeast' in aim ? '≥' : '≤'} ${write(aimed)}`;
  const verdict = verdictOf(aim, value);
  if (value === undefined || verdict === 'not run') return { now: NOT_MEASURED, wanted, verdict };
  // rounded, it would look like the aim that it misses
  const isClose = verdict === 'not met' && write(value) === write(aimed);
  if (value === Number.POSITIVE_INFINITY) return { now: '∞', wanted, verdict };
  return { now: isClose ? String(value) : write(value), wanted, verdict };
}
