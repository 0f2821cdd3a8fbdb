import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from '@playwright/test';
import type { Page } from 'playwright';
import { ADMIN } from './site.ts';

const MESSAGES = join(import.meta.dirname, '../../../apps/web/messages');

/** What the catalogues of a language say without a gap to fill in. */
function sentencesOf(language: 'en' | 'fr'): Set<string> {
  const folder = join(MESSAGES, language);
  const catalogues = readdirSync(folder).map(
    (file): Record<string, unknown> => JSON.parse(readFileSync(join(folder, file), 'utf8')),
  );
  const said = catalogues.flatMap((catalogue) => Object.values(catalogue));
  return new Set(said.filter((one) => typeof one === 'string' && !one.includes('{')) as string[]);
}

const french = sentencesOf('fr');

/** What the French catalogues say under a name, to find a control by it. */
export function say(name: string): string {
  const area = readdirSync(join(MESSAGES, 'fr'))
    .map((file) => JSON.parse(readFileSync(join(MESSAGES, 'fr', file), 'utf8')))
    .find((catalogue) => name in catalogue);
  return area[name];
}
const english = [...sentencesOf('en')].filter((one) => !french.has(one));

/** Whether visitors find the website in French, as an administrator sets it. */
export async function setFrench(origin: string, isPublic: boolean): Promise<void> {
  const json = { 'Content-Type': 'application/json', Accept: 'application/json' };
  const signedIn = await fetch(`${origin}/auth/login`, {
    ...{ method: 'POST', headers: json, body: JSON.stringify(ADMIN) },
  });
  const { access_token } = (await signedIn.json()) as { access_token: string };
  const headers = { ...json, Authorization: `Bearer ${access_token}` };
  const stored = await fetch(`${origin}/api/settings/`, { headers });
  const settings = (await stored.json()) as { company: { languages: { fr: boolean } } };
  settings.company.languages.fr = isPublic;
  const saved = await fetch(`${origin}/api/settings/`, {
    method: 'PUT',
    headers: { ...headers, 'If-Match': stored.headers.get('etag') ?? '' },
    body: JSON.stringify(settings),
  });
  expect(saved.status).toBe(200);
}

/**
 * Expects an address of a page in French with no word of the interface in English. What the company
 * and its people have written may be in any language.
 * @param written what the page shows of it that it has loaded since
 */
export async function expectFrench(page: Page, written: readonly string[] = []): Promise<void> {
  expect(new URL(page.url()).pathname).toMatch(/^\/fr(\/|$)/);
  await expect(page.locator('html')).toHaveAttribute('lang', 'fr');
  const said = await page.evaluate(() => {
    const texts: string[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      const parent = walker.currentNode.parentElement;
      if (!parent?.closest('script, [lang="en"]')) texts.push(walker.currentNode.nodeValue ?? '');
    }
    for (const one of document.querySelectorAll('[aria-label], [placeholder], [title], [alt]')) {
      if (one.closest('[lang="en"]')) continue;
      for (const name of ['aria-label', 'placeholder', 'title', 'alt']) {
        texts.push(one.getAttribute(name) ?? '');
      }
    }
    const state = document.querySelector('script[type="application/json"]')?.textContent ?? '';
    // what the page was made from was written by people, and may say the same
    return texts.map((text) => text.trim()).filter((text) => !state.includes(JSON.stringify(text)));
  });
  expect(
    said.filter((text) => english.includes(text) && !written.includes(text)),
    page.url(),
  ).toEqual([]);
}

const ENGLISH_WORD =
  /(?<![\p{L}{])(the|your|you|and|is|are|with|this|that|was|not|it|we|our|for|from|have)(?![\p{L}}])/iu;

/** Expects a page whose words, those that people have written included, are not English. */
export async function expectNoEnglish(page: Page): Promise<void> {
  const said = await page.evaluate(() => {
    const body = document.body.cloneNode(true) as HTMLElement;
    // what is in a noscript is markup here, in words of the catalogues
    for (const one of body.querySelectorAll('script, style, noscript, [lang="en"]')) one.remove();
    const named = [...body.querySelectorAll('[alt], [aria-label]')];
    const names = named.flatMap((one) => [one.getAttribute('alt'), one.getAttribute('aria-label')]);
    const texts: (string | null)[] = [document.title, ...names];
    const walker = document.createTreeWalker(body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode.nodeValue);
    return texts.filter((text) => text !== null);
  });
  expect(
    said.filter((text) => ENGLISH_WORD.test(text)),
    page.url(),
  ).toEqual([]);
}
