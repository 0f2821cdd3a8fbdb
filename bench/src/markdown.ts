import { parseMarkdown } from '@vitrine/markdown';
import { filledWith, hostileParts } from '@vitrine/markdown/testing';
import { median, table } from './figures.ts';

// `pnpm --filter @vitrine/bench markdown`: how much longer a text made to keep a parser busy takes
// when it is twice as long: twice the time, or four times where each word is looked for in what
// follows. More than that would grow beyond measure.

const ROUNDS = 5;
const LENGTH = 50_000;
const MOST = 6;
/** Below this the clock and the garbage collector decide. */
const WORTH_COMPARING_MS = 20;

const rows = hostileParts.map((part) => {
  const [half, whole] = [timeOf(part, LENGTH / 2), timeOf(part, LENGTH)];
  const ratio = whole / half;
  const over = whole > WORTH_COMPARING_MS && ratio > MOST;
  return { part, half, whole, ratio, over };
});
console.log(
  table(
    ['part', 'half', 'whole', 'ratio', ''],
    rows.map(({ part, half, whole, ratio, over }) => [
      JSON.stringify(part),
      ...[half, whole].map((time) => `${time.toFixed(1)} ms`),
      ratio.toFixed(1),
      over ? 'over' : '',
    ]),
  ),
);
process.exitCode = rows.some(({ over }) => over) ? 1 : 0;

function timeOf(part: string, length: number): number {
  const text = filledWith(part, length);
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    parseMarkdown(text);
    return performance.now() - start;
  });
  return median(times);
}
