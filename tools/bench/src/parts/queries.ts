import { fillSite } from '../content.ts';
import { inTurns, lowestShare, medianOf, medianRatio } from '../figures.ts';
import { DATA_HEADERS, PAGE_HEADERS } from '../http-client.ts';
import { scratchFolder } from '../open-things.ts';
import type { Part } from '../part.ts';
import { memoryOf, untilIdle } from '../processes.ts';
import { startProduct } from '../product.ts';
import { units } from '../units.ts';
import { type Load, load } from '../wrk.ts';

const ROUNDS = 5;
const SECONDS = 3;
const CONNECTIONS = 32;

export const queries: Part = {
  title: 'Made-up query strings',
  how:
    `\`wrk -t1 -c${CONNECTIONS}\` on a page whose every request has other parameters: names that nobody knows, and names that ` +
    'advertisers add (`utm_source`, `fbclid`). The limit is the same page without any, in turns, ' +
    `${ROUNDS} rounds of ${SECONDS} s; the row of all is the worse of the pages. A parameter that an address knows, with a value of its ` +
    'own each time, is another answer each time and has no aim; refused ones are not counted as answers.',
  async measure() {
    const folder = await scratchFolder();
    const product = await startProduct({ folder });
    const { postId, largePortfolio } = await fillSite(product);
    const send = async (path: string, script?: Load['script'], headers = PAGE_HEADERS) => {
      // what was asked for before is still being made: it is no part of this round
      await untilIdle(product.pid);
      return load({
        ...{ url: product.url + path, headers, seconds: SECONDS, connections: CONNECTIONS },
        ...(script && { script }),
      });
    };
    let seed = 0;
    const rows: string[][] = [];
    const found: { share: number; limit: number }[] = [];
    const pages = {
      'home page': '/',
      article: `/blog/${postId}`,
      'large portfolio': largePortfolio,
    };
    for (const [name, path] of Object.entries(pages)) {
      const plain = async () => (await send(path)).rate;
      const madeUp = async () => {
        seed += 1;
        return (await send(path, { name: 'made-up-queries', args: [path, String(seed)] })).rate;
      };
      await inTurns(1, plain, plain);
      const pairs = await inTurns(ROUNDS, madeUp, plain);
      const [share, limit] = [medianRatio(pairs), medianOf(pairs, 'limit')];
      found.push({ share, limit });
      const rates = [medianOf(pairs, 'measured'), limit].map(units.perSecond);
      rows.push([name, ...rates, units.share(share), await memoryNow(product.pid)]);
    }
    for (const [path, parameter, headers] of KNOWN) {
      const plain = await send(path, undefined, headers);
      const script = { name: 'known-parameter', args: [path, parameter] };
      const { rate, failures } = await send(path, script, headers);
      const refused = failures > 0 ? `, ${failures} refused or late` : '';
      rows.push([
        `\`${path}?${parameter}=…\`, a known one`,
        `${units.perSecond(rate)}${refused}`,
        ...[
          units.perSecond(plain.rate),
          units.share(rate / plain.rate),
          await memoryNow(product.pid),
        ],
      ]);
    }
    const worst = lowestShare(found);
    return {
      figures: {
        ...(worst && {
          madeUpQueries: { value: worst.share, limit: units.perSecond(worst.limit) },
        }),
      },
      tables: [{ head: ['', 'made up', 'plain', 'share', 'memory then'], rows }],
    };
  },
};

/** Addresses that know a parameter. */
const KNOWN = [
  ['/blog/all', 'q', PAGE_HEADERS],
  ['/api/articles/', 'q', DATA_HEADERS],
] as const;

async function memoryNow(pid: number): Promise<string> {
  const memory = await memoryOf(pid);
  return memory === undefined ? '–' : units.megabytes(memory);
}
