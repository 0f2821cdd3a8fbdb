import lighthouse, { type Result as LighthouseResult } from 'lighthouse';
import type { Result, Scores } from './scores.ts';

/** One run of Lighthouse on one page. */
export interface Audited extends Result {
  /** First and largest contentful paint, speed index, blocking time and layout shift. */
  timings: string[];
  /** What took points away. */
  reasons: string[];
}

interface How {
  /** Where Chromium listens for those who drive it. */
  port: number;
  /** By how much the processor is slowed down. */
  cpuSlowdownMultiplier: number;
}

/**
 * Lets Lighthouse look at a page as a phone would, on its own slow line.
 * @returns undefined where Lighthouse itself stumbled, as on a machine that does too much
 */
export async function auditPage(url: string, how: How): Promise<Audited | undefined> {
  const { port, cpuSlowdownMultiplier } = how;
  const outcome = await lighthouse(
    url,
    { port, logLevel: 'error', output: 'json' },
    { extends: 'lighthouse:default', settings: { throttling: { cpuSlowdownMultiplier } } },
  );
  if (!outcome || outcome.lhr.runtimeError) return undefined;
  const { lhr } = outcome;
  return {
    scores: scoresOf(lhr),
    largestPaintMs: lhr.audits[LARGEST_PAINT]?.numericValue ?? Number.POSITIVE_INFINITY,
    timings: timingsOf(lhr),
    reasons: reasonsOf(lhr),
  };
}

function scoresOf({ categories }: LighthouseResult): Scores {
  const score = (id: keyof Scores) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

const LARGEST_PAINT = 'largest-contentful-paint';
const TIMINGS = [
  'first-contentful-paint',
  LARGEST_PAINT,
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
];

function timingsOf({ audits }: LighthouseResult): string[] {
  return TIMINGS.map((id) => audits[id]?.displayValue ?? '–');
}

function reasonsOf({ categories, audits }: LighthouseResult): string[] {
  const counted = Object.values(categories)
    .flatMap(({ auditRefs }) => auditRefs)
    .filter(({ weight }) => weight > 0)
    .map(({ id }) => audits[id]);
  return counted
    .filter((audit) => audit?.score !== null && (audit?.score ?? 1) < 0.9)
    .map((audit) => [audit?.title, audit?.displayValue, ...culprits(audit?.details)].join(' '));
}

/** Which elements an audit points at. */
function culprits(details: unknown): string[] {
  const { items = [] } = (details ?? {}) as { items?: { node?: { selector?: string } }[] };
  return items.flatMap(({ node }) => node?.selector ?? []);
}
