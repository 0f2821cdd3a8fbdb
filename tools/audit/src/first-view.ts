import type { Browser, Request } from 'playwright';
import type { Kind, Weight } from './limits.ts';

/** What a page costs before anyone scrolls, and what is wrong with how it asks for it. */
export interface FirstView {
  path: string;
  weight: Weight;
  problems: string[];
}

/** A current phone; its dense screen asks for the larger pictures. */
const PHONE = { viewport: { width: 390, height: 844 }, deviceScaleFactor: 2, isMobile: true };

const KIND_OF: Record<string, Kind> = {
  document: 'html',
  script: 'js',
  stylesheet: 'css',
  font: 'fonts',
  image: 'images',
};

/** Open a page as someone who was never here and weigh everything that came over the line. */
export async function measureFirstView(
  browser: Browser,
  origin: string,
  path: string,
): Promise<FirstView> {
  // A context of its own has an empty cache.
  const context = await browser.newContext(PHONE);
  const page = await context.newPage();
  const requests: Request[] = [];
  page.on('requestfinished', (request) => requests.push(request));
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(`${request.url()} was not loaded`));
  await page.goto(origin + path, { waitUntil: 'networkidle' });
  const foreign = requests
    .filter((request) => !request.url().startsWith(`${origin}/`))
    .map((request) => `${request.url()} is not ours`);
  const problems = [...failed, ...foreign, ...(await page.evaluate(findCarelessImages))];
  const weight = await weigh(requests);
  await context.close();
  return { path, weight, problems };
}

async function weigh(requests: Request[]): Promise<Weight> {
  const weight: Weight = { html: 0, js: 0, css: 0, fonts: 0, images: 0, rest: 0 };
  for (const request of requests) {
    const kind = KIND_OF[request.resourceType()] ?? 'rest';
    const sizes = await request.sizes();
    weight[kind] += sizes.responseBodySize;
    weight.rest += sizes.responseHeadersSize;
  }
  return weight;
}

/** Runs in the page. */
function findCarelessImages(): string[] {
  return [...document.images].flatMap((image) => {
    const name = image.currentSrc || image.src;
    const below = image.getBoundingClientRect().top > window.innerHeight;
    return [
      ...(image.hasAttribute('width') && image.hasAttribute('height')
        ? []
        : [`${name} has no dimensions`]),
      ...(below && image.loading !== 'lazy' ? [`${name} is below the fold and not lazy`] : []),
    ];
  });
}
