import { cp, mkdir, mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { chromiumOptions } from '@vitrine/stories/chromium';
import { startSite } from '@vitrine/stories/site';
import { type Browser, type BrowserContext, chromium, type Page } from 'playwright';
import { fixDate } from './fix-date.ts';
import type { Role, Screen } from './screen.ts';
import { allScreens } from './screens.ts';
import {
  fillDataFolder,
  fillLibrary,
  fillPortfolio,
  type Mailed,
  NOW,
  PASSWORD,
  type People,
} from './site-data.ts';

export const WIDTHS = [360, 768, 1280, 1920];
const HEIGHT = 900;
const BROWSERS = 2;
const MOST_TRIES = 4;
const ROUND_MS = 60;
const QUIET_ROUNDS = 4;
const MOST_ROUNDS = 150;
const LOADING = 'loading';

interface Options {
  /** Where the pictures go. */
  folder: string;
  /** A data folder to show; it is made where it is missing, and never changed after. */
  data: string;
  /** Only screens whose name contains one of these. */
  only: string[];
  widths: readonly number[];
}

/** Takes a picture of every screen at every width in both themes. */
export async function takeScreenshots({ folder, data, only, widths }: Options): Promise<void> {
  await mkdir(folder, { recursive: true });
  const copy = await mkdtemp(join(tmpdir(), 'vitrine-pictures-'));
  const people = await prepareData(data);
  await cp(data, copy, { recursive: true });
  const site = await startSite(siteSettings(copy));
  try {
    const screens = allScreens(people).filter(
      ({ name }) => only.length === 0 || only.some((part) => name.includes(part)),
    );
    const harmless = screens.filter(({ last }) => !last);
    const takeHarmless = () => takeEach(harmless, site.url, people, { folder, widths });
    await Promise.all(Array.from({ length: BROWSERS }, takeHarmless));
    await takeEach(
      screens.filter(({ last }) => last),
      site.url,
      people,
      { folder, widths },
    );
  } finally {
    await site.close();
    await rm(copy, { recursive: true, force: true });
  }
}

/** Takes one screen of the queue after the other, in a browser of its own. */
async function takeEach(queue: Screen[], origin: string, people: People, how: How) {
  const browser = await chromium.launch(chromiumOptions('--font-render-hinting=none'));
  try {
    const contexts = await signedIn(browser, origin, people);
    for (let screen = queue.shift(); screen; screen = queue.shift()) {
      await takeScreen(contexts[screen.as], screen, how);
    }
  } finally {
    await browser.close();
  }
}

const siteSettings = (data: string) => ({
  DATA_DIR: data,
  NODE_OPTIONS: `--import=${join(import.meta.dirname, 'server-clock.ts')}`,
  FIXED_NOW: NOW.toISOString(),
});

/** The people who can sign in have the same addresses in every folder that this makes. */
async function prepareData(data: string): Promise<People & Mailed> {
  const note = join(data, 'people.json');
  if (await stat(note).catch(() => undefined)) return JSON.parse(await readFile(note, 'utf8'));
  const people = await fillDataFolder(data);
  const site = await startSite(siteSettings(data));
  const mailed = await fillPortfolio(site.url, join(data, 'mail'), people);
  await fillLibrary(site.url, people);
  await site.close();
  await writeFile(note, JSON.stringify({ ...people, ...mailed }));
  return { ...people, ...mailed };
}

/** A context for each role, with a session where it needs one. */
async function signedIn(
  browser: Browser,
  baseURL: string,
  { admin, owner }: People,
): Promise<Record<Role, BrowserContext>> {
  const open = async () => {
    const context = await browser.newContext({
      baseURL,
      reducedMotion: 'reduce',
      colorScheme: 'dark',
      locale: 'en-GB',
      timezoneId: 'UTC',
    });
    await context.addInitScript(fixDate, NOW.getTime());
    return context;
  };
  const session = async (email: string, path: string) => {
    const context = await open();
    const page = await context.newPage();
    await page.goto(path);
    await page.getByLabel('Email').fill(email);
    await page.getByLabel('Password', { exact: true }).fill(PASSWORD);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForURL((url) => !url.pathname.includes('login'));
    await page.close();
    return context;
  };
  return {
    visitor: await open(),
    owner: await session(owner, '/login'),
    admin: await session(admin, '/admin/login'),
  };
}

type How = Pick<Options, 'folder' | 'widths'>;

async function takeScreen(context: BrowserContext, screen: Screen, { folder, widths }: How) {
  const page = await context.newPage();
  for (const width of widths) {
    await page.setViewportSize({ width, height: screen.height ?? HEIGHT });
    // A page is loaded again for every width: it may choose by its first width what it shows.
    await page.goto(screen.path);
    await settled(page);
    if (screen.open) {
      await screen.open(page);
      await settled(page);
    }
    for (const theme of screen.hasOwnLook ? ['own'] : ['dark', 'light']) {
      if (!screen.hasOwnLook) await page.evaluate(showTheme, theme);
      const picture = await takeTwiceTheSame(page);
      await writeFile(join(folder, `${screen.name}.${width}.${theme}.png`), picture);
    }
  }
  await page.close();
  console.log(screen.name);
}

/** Runs in the page. */
function showTheme(theme: string): void {
  document.documentElement.classList.toggle('dark', theme === 'dark');
}

/** On a busy machine a long page may be painted late; it is done when nothing changes any more. */
async function takeTwiceTheSame(page: Page): Promise<Buffer> {
  const take = () => page.screenshot({ fullPage: true, animations: 'disabled' });
  let before = await take();
  for (let tries = 0; tries < MOST_TRIES; tries += 1) {
    const now = await take();
    if (now.equals(before)) return now;
    before = now;
  }
  console.warn(`${page.url()} looks different every time.`);
  return before;
}

/** Waits until the page answers, its fonts and pictures are there and nothing is loading. */
async function settled(page: Page): Promise<void> {
  await page.waitForFunction(
    () =>
      performance.getEntriesByName('alive').length > 0 ||
      // a page to read: its app comes when someone uses what needs it
      document.querySelector('[data-hydration="on-intent"]') !== null,
  );
  await page.waitForFunction(() => !document.documentElement.dataset.fonts);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  let seen = '';
  for (let quiet = 0, round = 0; quiet < QUIET_ROUNDS; round += 1) {
    if (round > MOST_ROUNDS) throw new Error(`${page.url()} does not come to rest: ${seen}`);
    await setTimeout(ROUND_MS);
    const now = await page.evaluate(describe);
    quiet = now === seen && !now.startsWith(LOADING) ? quiet + 1 : 0;
    seen = now;
  }
  await page.mouse.move(0, 0);
}

/** Runs in the page: what it looks like in short, beginning with `loading` while it is. */
function describe(): string {
  const pictures = [...document.images].filter((image) => {
    image.loading = 'eager';
    return !image.complete;
  });
  const busy = document.querySelectorAll('[aria-busy="true"]').length;
  const { scrollHeight, textContent } = document.documentElement;
  const elements = document.querySelectorAll('*').length;
  const loading =
    pictures.length + busy > 0 ? `loading ${pictures.map(({ src }) => src)} ${busy}` : '';
  return `${loading} ${scrollHeight} ${textContent?.length} ${elements}`;
}
