import lighthouse, { type Result } from 'lighthouse';
import { isWorthRepeating, type Scores } from './scores.ts';

export interface Audited {
  path: string;
  scores: Scores;
  /** Largest contentful paint, blocking time and layout shift, as Lighthouse says them. */
  timings: string[];
  /** What took points away. */
  reasons: string[];
  /** How often it was asked until it was fast enough. */
  runs: number;
}

interface How {
  path: string;
  /** Where Chromium listens for those who drive it. */
  port: number;
  /** How often at most, where nothing but speed is lacking. */
  tries: number;
}

/** Let Lighthouse look at a page as a phone would; the last run counts. */
export async function auditPage(url: string, { path, port, tries }: How): Promise<Audited> {
  for (let runs = 1; ; runs += 1) {
    const outcome = await lighthouse(url, { port, logLevel: 'error', output: 'json' });
    if (!outcome) throw new Error(`Lighthouse gave no result for ${url}.`);
    const scores = scoresOf(outcome.lhr);
    if (runs >= tries || !isWorthRepeating(scores)) {
      const timings = timingsOf(outcome.lhr);
      return { path, scores, timings, reasons: reasonsOf(outcome.lhr), runs };
    }
  }
}

function scoresOf({ categories }: Result): Scores {
  const score = (id: keyof Scores) => Math.round((categories[id]?.score ?? 0) * 100);
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
  };
}

function timingsOf({ audits }: Result): string[] {
  const ids = ['largest-contentful-paint', 'total-blocking-time', 'cumulative-layout-shift'];
  return ids.map((id) => audits[id]?.displayValue ?? '–');
}

function reasonsOf({ categories, audits }: Result): string[] {
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
