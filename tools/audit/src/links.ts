import { startSite } from '@vitrine/stories/site';
import { LinkChecker, LinkState } from 'linkinator';

/** A crawl that ends sooner has not found the site. */
const FEWEST_LINKS = 50;

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
await site.close();

const followed = links.filter(({ state }) => state !== LinkState.SKIPPED);
const broken = followed.filter(({ state }) => state === LinkState.BROKEN);
console.log(`${followed.length} links followed, ${broken.length} broken`);
for (const { url, status, parent } of broken) console.error(`${status} ${url}, on ${parent}`);
process.exitCode = broken.length > 0 || followed.length < FEWEST_LINKS ? 1 : 0;
