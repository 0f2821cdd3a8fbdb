import { ADMIN } from '@vitrine/stories/site';
import type { Browser, BrowserContextOptions, Page } from 'playwright';

type StorageState = Exclude<BrowserContextOptions['storageState'], string | undefined>;

/** A first screen of someone who signs in or is signed in. */
export interface AreaScreen {
  path: string;
  as: 'visitor' | 'professional' | 'admin';
  /** A selector of what is there only once the screen's own answer of the API is shown. */
  content: string;
  /** Something that is done as soon as the screen is painted. */
  begin?: (page: Page) => Promise<void>;
}

/** The sign-in pages answer once someone goes to their first field. */
const goToEmail = (page: Page) => page.locator('input[type=email]').click();

export const areaScreens: readonly AreaScreen[] = [
  { path: '/login', as: 'visitor', content: 'button[type=submit]:enabled', begin: goToEmail },
  { path: '/admin/login', as: 'visitor', content: 'button[type=submit]:enabled', begin: goToEmail },
  {
    path: '/register',
    as: 'visitor',
    content: 'button[type=submit]:enabled',
    begin: (page) => page.locator('input').first().click(),
  },
  { path: '/user', as: 'professional', content: '#next-steps' },
  { path: '/user/portfolio', as: 'professional', content: 'main button' },
  { path: '/user/activity', as: 'professional', content: 'main li' },
  { path: '/user/settings', as: 'professional', content: 'input[name=email]' },
  { path: '/admin', as: 'admin', content: 'main a[href="/admin/users"]' },
  { path: '/admin/blog', as: 'admin', content: 'main tbody tr' },
  { path: '/admin/website-content', as: 'admin', content: 'main tbody tr' },
  { path: '/admin/users', as: 'admin', content: 'main tbody tr' },
  { path: '/admin/messages', as: 'admin', content: 'main h2, main li' },
  { path: '/admin/applications', as: 'admin', content: 'main li, main tbody tr, main h2' },
  { path: '/admin/activity', as: 'admin', content: 'main ol > li, main h2' },
  { path: '/admin/trash', as: 'admin', content: 'main h1' },
  { path: '/admin/library', as: 'admin', content: 'main input[type=search]' },
  { path: '/admin/content', as: 'admin', content: 'main button' },
  { path: '/admin/settings', as: 'admin', content: 'main input' },
];

export type Sessions = Record<AreaScreen['as'], StorageState | undefined>;

const PROFESSIONAL = { email: 'audit@example.com', password: 'a long walk uphill' };

/** Signs both kinds of people in, on a fast line; what they keep is where a browser starts from. */
export async function signInBoth(browser: Browser, origin: string): Promise<Sessions> {
  const names = { first_name: 'Ada', last_name: 'Audit', profession: 'Software Developer' };
  const answer = await fetch(`${origin}/auth/register`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ ...names, ...PROFESSIONAL }),
  });
  if (!answer.ok) throw new Error(`Registering failed: ${answer.status} ${await answer.text()}`);
  const signIn = async (path: string, person: { email: string; password: string }) => {
    const context = await browser.newContext();
    const page = await context.newPage();
    await page.goto(origin + path);
    await page.getByLabel('Email').fill(person.email);
    await page.getByLabel('Password', { exact: true }).fill(person.password);
    await page.getByRole('button', { name: 'Sign In', exact: true }).click();
    await page.waitForFunction(() => localStorage.getItem('authToken') !== null);
    const state = await context.storageState();
    await context.close();
    return state;
  };
  return {
    visitor: undefined,
    professional: await signIn('/user/login', PROFESSIONAL),
    admin: await signIn('/admin/login', ADMIN),
  };
}
