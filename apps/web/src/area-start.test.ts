import { HttpResponse, http } from 'msw';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callKey, takeEarlyAnswer } from './lib/early-answers.ts';
import { session } from './lib/session.ts';
import { loadFonts } from './lib/web-fonts.ts';
import { server } from './testing/server.ts';

const overview = `${window.location.origin}/api/admin/overview/`;
const call = callKey('admin.overview');
const calls = JSON.stringify({ [call]: overview });
const callCode = '/assets/calls.js /assets/contract.js';

/** Runs the script as the document does, with the input of its element. */
async function start(path: string): Promise<void> {
  window.history.replaceState(null, '', path);
  const script = document.createElement('script');
  Object.assign(script.dataset, { signIn: '/admin/login', roles: 'admin other', calls, callCode });
  vi.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  vi.resetModules();
  await import('./area-start.ts');
}

const signIn = (token: string, role = 'admin') =>
  session.start({ token, refreshToken: 'r', role, email: 'a@b.example' });
const tokenUntil = (seconds: number) => `h.${btoa(JSON.stringify({ exp: seconds }))}.s`;
const asked = (token: string) => takeEarlyAnswer(call, token);

const preloaded = () =>
  [...document.querySelectorAll('link[rel="modulepreload"]')].map((link) =>
    link.getAttribute('href'),
  );

beforeEach(() => {
  globalThis.earlyAnswers = undefined;
  document.documentElement.className = '';
  document.head.replaceChildren();
  server.use(http.get(overview, () => HttpResponse.json({})));
});
afterEach(() => {
  vi.restoreAllMocks();
  document.body.replaceChildren();
});

describe('the first script of an area', () => {
  it.each([
    ['true', true],
    ['false', false],
  ])('shows the chosen theme: darkMode %s', async (stored, dark) => {
    localStorage.setItem('darkMode', stored);
    signIn('t');
    await start('/admin');
    expect(document.documentElement.classList.contains('dark')).toBe(dark);
  });

  it.each([
    ['leaves the web fonts for later in a tab that has not loaded them', () => undefined, 'later'],
    ['shows the web fonts in a tab that has loaded them', loadFonts, undefined],
  ])('%s', async (_, before, fonts) => {
    before();
    document.documentElement.dataset.fonts = 'later';
    signIn('t');
    await start('/admin');
    expect(document.documentElement.dataset.fonts).toBe(fonts);
  });

  it('asks for what the screen shows, with the token of who is signed in', async () => {
    signIn('t');
    await start('/admin');
    expect((await asked('t'))?.status).toBe(200);
    expect(preloaded()).toEqual([]);
  });

  it.each([
    ['with a token that has ended', tokenUntil(1), 'admin', '/admin'],
    ['for another role', 't', 'user', '/admin'],
    ['where the address asks for something else', 't', 'admin', '/admin?tab=other'],
  ])('asks for nothing %s', async (_, token, role, path) => {
    signIn(token, role);
    await start(path);
    expect(asked(token)).toBeUndefined();
  });

  it.each([
    ['shows why nothing comes where the entry of the app does not', 'module', true],
    ['waits on where another script does not come', 'text/javascript', false],
  ])('%s', async (_, type, isShown) => {
    signIn('t');
    await start('/admin');
    document.body.innerHTML =
      '<div id="root">Skeleton</div><main id="start-failure" hidden>Try again</main>';
    const script = document.body.appendChild(document.createElement('script'));
    script.type = type;
    script.dispatchEvent(new Event('error'));
    expect(document.getElementById('start-failure')?.hidden).toBe(!isShown);
    expect(document.getElementById('root') === null).toBe(isShown);
  });

  it('loads what calls of the API need where the app has to ask', async () => {
    signIn('t');
    await start('/admin?tab=other');
    expect(preloaded()).toEqual(['/assets/calls.js', '/assets/contract.js']);
  });
});
