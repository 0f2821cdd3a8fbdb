import { startSite } from '@vitrine/stories/site';
import { LinkChecker, LinkState } from 'linkinator';
import { type Alternates, alternatesIn, unpaired } from './alternates.ts';

/** A crawl that ends sooner has not found the site. */
const FEWEST_LINKS = 50;
const FEWEST_PAGES = 40;

// Follows every link of the site from the home page on: pages, pictures, styles, icons, feeds.
const site = await startSite();
const { links } = await new LinkChecker().check({
  path: site.url,
  recurse: true,
  concurrency: 8,
  timeout: 20_000,
  // Other people's sites may be down without ours being wrong.
  linksToSkip: async (link) => !link.startsWith(`${site.url}/`) && link !== site.url,
});
const pages = await readSitemap(site.url);
await site.close();

const followed = links.filter(({ state }) => state !== LinkState.SKIPPED);
const broken = followed.filter(({ state }) => state === LinkState.BROKEN);
console.log(`${followed.length} links followed, ${broken.length} broken`);
for (const { url, status, parent } of broken) console.error(`${status} ${url}, on ${parent}`);

const alone = unpaired(pages);
console.log(`${pages.size} pages of the sitemap, ${alone.length} without their other language`);
for (const problem of alone) console.error(problem);

const isShort = followed.length < FEWEST_LINKS || pages.size < FEWEST_PAGES;
process.exitCode = broken.length > 0 || alone.length > 0 || isShort ? 1 : 0;

/** What every page of the sitemap says of its languages, by its address. */
async function readSitemap(origin: string): Promise<Map<string, Alternates>> {
  // without it, a few addresses answer as the API, which has them, too
  const headers = { Accept: 'text/html,*/*' };
  const textOf = async (address: string) => (await fetch(address, { headers })).text();
  const placesIn = (xml: string) =>
    [...xml.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, at = '']) => at);
  const parts = placesIn(await textOf(`${origin}/sitemap.xml`));
  const addresses = (await Promise.all(parts.map(textOf))).flatMap(placesIn);
  const read = addresses.map(async (at) => [at, alternatesIn(await textOf(at))] as const);
  return new Map(await Promise.all(read));
}
