import { setTimeout as pause } from 'node:timers/promises';
import { fillSite } from '../content.ts';
import { get, PAGE_HEADERS } from '../http-client.ts';
import { startBareServer } from '../limits/limits.ts';
import { scratchFolder } from '../open-things.ts';
import type { Part } from '../part.ts';
import { memoryOf, type Program } from '../processes.ts';
import { startProduct } from '../product.ts';
import type { Figure } from '../report.ts';
import { units } from '../units.ts';
import { load } from '../wrk.ts';

const IDLE_MS = 10_000;
const LOAD_SECONDS = 30;
const CONNECTIONS = 32;

export const memory: Part = {
  title: 'Memory',
  how:
    'What the process holds in memory (VmRSS, Linux alone): ten seconds after a start in which nothing was asked but ' +
    `\`/health\`, and right after ${LOAD_SECONDS} s of \`wrk -t1 -c${CONNECTIONS}\` on home page, blog, an article, its data, the list and a ` +
    'portfolio with hundreds of entries in turns. What it holds when it is attacked, `pnpm trust` measures ([trust.md](trust.md)). The limit is a bare `node:http` that has answered as long.',
  async measure() {
    const folder = await scratchFolder();
    const filling = await startProduct({ folder });
    const { postId, largePortfolio } = await fillSite(filling);
    await filling.stop();

    const product = await startProduct({ folder });
    const idle = await settledMemory(product);
    const article = `/blog/${postId}`;
    const paths = ['/', '/blog', article, `/blogs/${postId}`, '/api/articles/', largePortfolio];
    const answer = await get(product.url + article, PAGE_HEADERS);
    await loadPages(product.url, paths);
    const loaded = await memoryOf(product.pid);
    await product.stop();

    const bare = await startBareServer(folder, answer);
    const bareIdle = await settledMemory(bare);
    await loadPages(bare.url, paths);
    const bareLoaded = await memoryOf(bare.pid);
    return {
      figures: {
        ...(idle !== undefined && { memoryIdle: figure(idle, bareIdle) }),
        ...(loaded !== undefined && { memoryLoaded: figure(loaded, bareLoaded) }),
      },
    };
  },
};

const figure = (value: number, limit: number | undefined): Figure => ({
  value,
  ...(limit !== undefined && { limit: units.megabytes(limit) }),
});

async function settledMemory({ pid }: Program): Promise<number | undefined> {
  await pause(IDLE_MS);
  return memoryOf(pid);
}

const loadPages = (url: string, paths: string[]) =>
  load({
    ...{ url, headers: PAGE_HEADERS, script: { name: 'pages', args: paths } },
    ...{ seconds: LOAD_SECONDS, connections: CONNECTIONS },
  });
