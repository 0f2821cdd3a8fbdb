import { fillSite } from '../content.ts';
import { inTurns, medianOf, medianRatio } from '../figures.ts';
import { DATA_HEADERS, get, PAGE_HEADERS } from '../http-client.ts';
import { startBareServer } from '../limits/limits.ts';
import { scratchFolder } from '../open-things.ts';
import type { Part } from '../part.ts';
import { startProduct } from '../product.ts';
import type { Findings } from '../report.ts';
import type { TargetName } from '../targets.ts';
import { units } from '../units.ts';
import { load } from '../wrk.ts';

const ROUNDS = 7;
const SECONDS = 2;
const CONNECTIONS = 32;

interface Case {
  /** Its row among the aims; the others are told in this part alone. */
  target?: TargetName;
  name: string;
  path: string;
  headers: Record<string, string>;
}

export const shares: Part = {
  title: 'Share of the limit',
  how:
    `\`wrk -t1 -c${CONNECTIONS} -d${SECONDS}s\` on the product and on a bare \`node:http\` in a process of its own that answers the same ` +
    `bytes with the same headers, in turns, ${ROUNDS} rounds after one to warm up. Requests accept what browsers accept, ` +
    'gzip and Brotli among it. The list is `/api/articles/`, which carries no texts and twelve posts a request.',
  async measure() {
    const folder = await scratchFolder();
    const product = await startProduct({ folder });
    const { postId } = await fillSite(product);
    const cases: Case[] = [
      { target: 'shareOfList', name: 'list', path: '/api/articles/', headers: DATA_HEADERS },
      { target: 'shareOfPost', name: 'one post', path: `/blogs/${postId}`, headers: DATA_HEADERS },
      { target: 'shareOfHome', name: 'home page', path: '/', headers: PAGE_HEADERS },
      { name: 'article page', path: `/blog/${postId}`, headers: PAGE_HEADERS },
    ];
    const figures: Findings['figures'] = {};
    const rows: string[][] = [];
    for (const { target, name, path, headers } of cases) {
      const answer = await get(product.url + path, headers);
      const bare = await startBareServer(folder, answer);
      const rateOf = (url: string) => async () => {
        const { rate, failures } = await load({
          ...{ url, headers },
          seconds: SECONDS,
          connections: CONNECTIONS,
        });
        if (failures > 0) throw new Error(`${failures} requests for ${name} failed.`);
        return rate;
      };
      const [ours, limit] = [rateOf(product.url + path), rateOf(bare.url + path)];
      await inTurns(1, ours, limit);
      const pairs = await inTurns(ROUNDS, ours, limit);
      await bare.stop();
      const limitRate = units.perSecond(medianOf(pairs, 'limit'));
      const share = medianRatio(pairs);
      if (target) figures[target] = { value: share, limit: limitRate };
      const bytes = units.bytes(answer.body.length);
      rows.push([
        name,
        bytes,
        units.perSecond(medianOf(pairs, 'measured')),
        limitRate,
        units.share(share),
      ]);
    }
    return {
      figures,
      tables: [{ head: ['', 'bytes sent', 'product', 'limit', 'share'], rows }],
    };
  },
};
