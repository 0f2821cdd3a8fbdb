import { parseMarkdown } from '@vitrine/markdown';
import { filledWith, hostileParts } from '@vitrine/markdown/testing';
import { median } from '../figures.ts';
import type { Part } from '../part.ts';
import { units } from '../units.ts';

const ROUNDS = 5;
const LENGTH = 50_000;
const MOST = 6;
/** Below this the clock and the garbage collector decide. */
const WORTH_COMPARING_MS = 20;

export const markdown: Part = {
  title: 'Hostile Markdown',
  how:
    'How much longer a text made to keep the parser busy takes when it is twice as long: twice the time, or four times ' +
    `where each word is looked for in what follows. More than ${MOST} times would grow beyond measure. Only those that take ` +
    `over ${WORTH_COMPARING_MS} ms for ${LENGTH.toLocaleString('en')} characters are shown.`,
  async measure() {
    const times = hostileParts.map((part) => {
      const [half, whole] = [timeOf(part, LENGTH / 2), timeOf(part, LENGTH)];
      return { part, half, whole, ratio: whole / half };
    });
    const slow = times.filter(({ whole }) => whole > WORTH_COMPARING_MS);
    const over = slow.filter(({ ratio }) => ratio > MOST);
    return {
      figures: {},
      tables: [
        {
          head: ['part', 'half', 'whole', 'ratio'],
          rows: slow.map(({ part, half, whole, ratio }) => [
            `\`${JSON.stringify(part)}\``,
            ...[half, whole].map(units.milliseconds),
            units.times(ratio),
          ]),
        },
      ],
      notes: [`${over.length} of ${times.length} grow beyond measure.`],
    };
  },
};

function timeOf(part: string, length: number): number {
  const text = filledWith(part, length);
  const times = Array.from({ length: ROUNDS }, () => {
    const start = performance.now();
    parseMarkdown(text);
    return performance.now() - start;
  });
  return median(times);
}
