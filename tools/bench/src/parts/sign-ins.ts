import { setTimeout as pause } from 'node:timers/promises';
import { percentile } from '../figures.ts';
import { scratchFolder } from '../open-things.ts';
import { pacedGets } from '../paced-gets.ts';
import type { Part } from '../part.ts';
import { ADMIN, startProduct } from '../product.ts';
import { units } from '../units.ts';
import { load } from '../wrk.ts';

const RATE = 100;
const SECONDS = 20;
const SIGNING_IN = 4;
const MS = 1000;
/** The load begins a little before what is measured, and ends a little after. */
const MARGIN_SECONDS = 2;

export const signIns: Part = {
  title: 'Light requests during sign-ins',
  how:
    `\`GET /health\`, which asks the database, ${RATE} times a second at fixed moments for ${SECONDS} s, whether earlier answers have ` +
    'come or not; its time counts from the moment it was due, so that a request that waits for another is counted as ' +
    `long as it waited. At the same time ${SIGNING_IN} connections sign in without pause, every second time with a wrong password, with the ` +
    'usual cost of hashing. The limit is the same without sign-ins; abuse limits are off.',
  async measure() {
    const folder = await scratchFolder();
    const product = await startProduct({ folder, settings: { RATE_LIMITS: 'off' } });
    const light = () => everyTime(`${product.url}/health`);
    await light();
    const alone = await light();
    const signingIn = load({
      ...{ url: product.url, script: { name: 'sign-ins', args: [ADMIN.email, ADMIN.password] } },
      ...{ seconds: SECONDS + 2 * MARGIN_SECONDS, connections: SIGNING_IN },
    });
    await pause(MARGIN_SECONDS * MS);
    const during = await light();
    const { rate, failures } = await signingIn;
    const tried = rate + failures / (SECONDS + 2 * MARGIN_SECONDS);
    if (tried === 0) throw new Error('Nobody could sign in.');
    const row = (name: string, times: number[]) => [
      name,
      ...[50, 99, 100].map((percent) => units.milliseconds(percentile(times, percent))),
    ];
    return {
      figures: {
        getDuringSignIns: {
          value: percentile(during, 99),
          limit: units.milliseconds(percentile(alone, 99)),
        },
      },
      tables: [
        {
          head: ['', 'p50', 'p99', 'most'],
          rows: [
            row('without sign-ins', alone),
            row(`during ${tried.toFixed(1)} sign-ins a second`, during),
          ],
        },
      ],
    };
  },
};

/** Times in ms, each from the moment it was due. */
async function everyTime(url: string): Promise<number[]> {
  const { times, failures } = await pacedGets(url, { rate: RATE, count: RATE * SECONDS });
  if (failures > 0) throw new Error(`${url}: ${failures} answers were not 200.`);
  return times;
}
