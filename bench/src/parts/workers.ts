import { fillSite, post } from '../content.ts';
import { inTurns, medianOf, medianRatio } from '../figures.ts';
import { PAGE_HEADERS } from '../http-client.ts';
import { scratchFolder } from '../open-things.ts';
import type { Part } from '../part.ts';
import { familyTimeOf, memoryOf, untilIdle } from '../processes.ts';
import { type Product, startProduct } from '../product.ts';
import { units } from '../units.ts';
import { type Load, load } from '../wrk.ts';

const ROUNDS = 5;
const SECONDS = 3;
const WORKERS = 2;

interface Case {
  name: string;
  connections: number;
  /** What is sent to one of the two. */
  ask(side: Side, round: number): Pick<Load, 'url' | 'headers' | 'script'>;
}

interface Side {
  product: Product;
  token: string;
}

/** Answers, and what they took of the processors, of all rounds together. */
interface Spent {
  answers: number;
  ms: number;
}

const perAnswer = ({ answers, ms }: Spent) => `${(ms / answers).toFixed(3)} ms`;

const [text = ''] = post('').posts;
let run = 0;

const cases: Case[] = [
  {
    name: 'home page, from memory',
    connections: 32,
    ask: ({ product }) => ({ url: `${product.url}/`, headers: PAGE_HEADERS }),
  },
  {
    name: 'page of articles, made anew for each search',
    connections: 32,
    ask: ({ product }, round) => ({
      url: product.url,
      headers: PAGE_HEADERS,
      script: { name: 'known-parameter', args: ['/blog/all', 'q', String(round)] },
    }),
  },
  {
    name: 'creates of a post, by eight clients',
    connections: 8,
    ask: ({ product, token }) => {
      run += 1;
      return { url: product.url, script: { name: 'create-posts', args: [token, text, `w${run}`] } };
    },
  },
];

export const workers: Part = {
  title: 'Several workers',
  isSlow: true,
  how:
    `\`WORKERS=${WORKERS}\` beside \`WORKERS=1\`, each on an embedded database of its own, in turns, ${ROUNDS} rounds of ` +
    `${SECONDS} s; the other one is idle meanwhile. Abuse limits are off. wrk runs on the same machine and takes its share of ` +
    'it; the processor time of all processes for one answer hardly depends on what else runs there.',
  async measure() {
    const start = async (count: number): Promise<Side> => {
      const settings = { WORKERS: String(count), RATE_LIMITS: 'off' };
      const product = await startProduct({ folder: await scratchFolder(), settings });
      const { token } = await fillSite(product);
      return { product, token };
    };
    const [one, several] = [await start(1), await start(WORKERS)];
    let round = 0;
    const rateOf =
      (side: Side, { connections, ask }: Case, spent: Spent) =>
      async () => {
        round += 1;
        const { pid } = side.product;
        // what was asked for before is still being made: it is no part of this round
        await untilIdle(pid);
        const before = await familyTimeOf(pid);
        const { rate } = await load({ ...ask(side, round), seconds: SECONDS, connections });
        spent.ms += (await familyTimeOf(pid)) - before;
        spent.answers += rate * SECONDS;
        return rate;
      };
    const rows: string[][] = [];
    for (const each of cases) {
      const alone: Spent = { answers: 0, ms: 0 };
      const together: Spent = { answers: 0, ms: 0 };
      const sides = [rateOf(several, each, together), rateOf(one, each, alone)] as const;
      await inTurns(1, ...sides);
      const pairs = await inTurns(ROUNDS, ...sides);
      rows.push([
        each.name,
        units.perSecond(medianOf(pairs, 'limit')),
        units.perSecond(medianOf(pairs, 'measured')),
        units.times(medianRatio(pairs)),
        perAnswer(alone),
        perAnswer(together),
      ]);
    }
    const memory = async ({ product }: Side) => units.megabytes((await memoryOf(product.pid)) ?? 0);
    rows.push(['memory after all that', await memory(one), await memory(several), '', '', '']);
    return {
      figures: {},
      tables: [
        {
          head: [
            ...['', 'one process', `${WORKERS} workers`, 'ratio'],
            ...['processor time an answer', `of ${WORKERS} workers`],
          ],
          rows,
        },
      ],
      notes: [],
    };
  },
};
