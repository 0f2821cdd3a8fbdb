import { postColors } from '@vitrine/contracts';
import { post } from '../content.ts';
import type { Filled } from '../database.ts';
import { median } from '../figures.ts';
import { callApi, get, PAGE_HEADERS } from '../http-client.ts';
import { processorTimeOf } from '../processes.ts';
import { type Product, signIn } from '../product.ts';

const ROUNDS = 7;
/** The first renderings are those of code that is not compiled yet. */
const WARM_UPS = 3;
/** What takes so long altogether is not repeated. */
const TIME_BOX_MS = 5_000;
const GIVE_UP_MS = 60_000;

/** Public addresses that never change. */
const FIXED = [
  ...['/', '/about', '/vision-mission', '/solutions', '/team', '/projects', '/careers', '/contact'],
  ...['/privacy', '/terms', '/cookies', '/login', '/register', '/blog', '/blog/all'],
];
const FOR_PROGRAMS = ['/sitemap.xml', '/blog/feed.xml', '/blog/feed.json'];

export interface MeasuredPage {
  name: string;
  isHtml: boolean;
  /** Before compression; undefined where it did not come. */
  bytes?: number;
  /** Of one rendering that nothing was kept for; NaN where the system does not tell. */
  processorMs?: number;
}

/** Every public page, and what programs read: how large it is and what it costs to make. */
export async function measurePages(
  product: Product,
  { admin, owner }: Filled,
): Promise<MeasuredPage[]> {
  const { url } = product;
  const token = await signIn(url, admin);
  const article = await publishInEveryCategory(url, token);
  const portfolio = await publicPortfolio(url, await signIn(url, owner));
  const pages = [
    ...FIXED.map((path) => ({ name: path, path, isHtml: true })),
    { name: '/blog/:id', path: `/blog/${article.id}`, isHtml: true },
    { name: '/p/:customUrl', path: portfolio, isHtml: true },
    ...FOR_PROGRAMS.map((path) => ({ name: path, path, isHtml: false })),
  ];
  const measured: MeasuredPage[] = [];
  for (const { name, path, isHtml } of pages) {
    const dropKept = async () => {
      await callApi(`${url}/blogs/${article.id}`, { method: 'PUT', token, body: article.content });
    };
    measured.push({ name, isHtml, ...(await measurePage(product, path, dropKept)) });
  }
  return measured;
}

async function measurePage(
  { url, pid }: Product,
  path: string,
  dropKept: () => Promise<void>,
): Promise<Pick<MeasuredPage, 'bytes' | 'processorMs'>> {
  const times: number[] = [];
  const begun = performance.now();
  for (let round = 0; round < WARM_UPS + ROUNDS; round += 1) {
    await dropKept();
    const before = await processorTimeOf(pid);
    const came = await inTime(get(url + path, PAGE_HEADERS));
    if (came === undefined) return {};
    if (came.status !== 200) throw new Error(`${path}: ${came.status}`);
    times.push((await processorTimeOf(pid)) - before);
    if (performance.now() - begun > TIME_BOX_MS) break;
  }
  const { Accept } = PAGE_HEADERS;
  const { body } = await get(url + path, { Accept });
  const warm = times.length > WARM_UPS ? times.slice(WARM_UPS) : times.slice(-1);
  return { bytes: body.length, processorMs: median(warm) };
}

async function inTime<T>(work: Promise<T>): Promise<T | undefined> {
  const { promise, resolve } = Promise.withResolvers<undefined>();
  const timer = setTimeout(() => resolve(undefined), GIVE_UP_MS);
  try {
    return await Promise.race([work, promise]);
  } finally {
    clearTimeout(timer);
  }
}

const OF_A_CATEGORY = 4;

/**
 * Publishes as many posts of each category as a page shows: what is measured is not a list that is
 * still short.
 * @returns one of them, with others of its category and neighbours
 */
async function publishInEveryCategory(url: string, token: string) {
  const contents = Array.from({ length: OF_A_CATEGORY }).flatMap((_, number) =>
    postColors.map((color) => ({ ...post(`Measured ${number}`), color })),
  );
  const published: { id: string; content: (typeof contents)[number] }[] = [];
  for (const content of contents) {
    const { id } = await callApi<{ id: string }>(`${url}/blogs/`, { token, body: content });
    published.push({ id, content });
  }
  const [article] = published;
  if (!article) throw new Error('There are no categories.');
  return article;
}

/** The page of the account that much is written to, published if it is not. */
async function publicPortfolio(url: string, owner: string): Promise<string> {
  const { customUrl } = await callApi<{ customUrl: string }>(`${url}/api/portfolio/`, {
    method: 'PUT',
    token: owner,
    body: { published: true, customUrl: 'measured-page' },
  });
  return `/p/${customUrl}`;
}
