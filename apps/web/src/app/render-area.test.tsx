import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { company } from '../testing/company.ts';
import { createRender } from './render-page.tsx';
import { routeTable } from './routes.ts';

const manifest = {
  'index.html': { file: 'assets/index.js', css: ['assets/index.css'] },
  'src/area-start.ts': { file: 'assets/area-start.js' },
  'src/lib/browser-transport.ts': { file: 'assets/calls.js' },
};
const asked: string[] = [];
const render = createRender(() => manifest);
const open = (url: string) =>
  render({
    url,
    origin: 'https://vitrine.example',
    call: async (name) => {
      asked.push(name);
      return { status: 200, body: company };
    },
  });

// as on the server: what only a browser has is not there
beforeEach(() => {
  for (const name of ['window', 'localStorage', 'sessionStorage', 'navigator']) {
    vi.stubGlobal(name, undefined);
  }
});
afterEach(() => vi.unstubAllGlobals());

const screens = routeTable
  .filter(({ zone }) => zone === 'account' || zone === 'admin')
  .map(({ path, zone }) => [path, zone] as const);

describe('the document of a signed-in area', () => {
  it.each(screens)('holds at %s the frame and the skeleton of the screen', async (path, zone) => {
    asked.length = 0;
    const { status, headers, html } = await open(path);
    expect(status).toBe(200);
    expect(headers['x-robots-tag']).toBe('noindex');
    const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="start-failure"'));
    expect(root).not.toContain('<template');
    expect(root).not.toContain(' style=');
    expect(root).toContain('North');
    expect(root).toMatch(zone === 'admin' ? /Website Content/ : /Portfolio/);
    // it is in the menu only where the website has several languages
    const isInMenu = path !== '/admin/translations';
    expect(root.includes('aria-current="page"')).toBe(isInMenu);
    expect(root).toMatch(/<main id="main"[^>]*>.*(<h1|aria-busy="true")/);
    // nothing but what everyone may see
    expect(new Set(asked)).toEqual(new Set(['pages.company.get']));
  });

  it('holds at /user/preview the shape of the page, and no word about whether it is live', async () => {
    const { html } = await open('/user/preview');
    const root = html.slice(html.indexOf('<div id="root">'), html.indexOf('id="start-failure"'));
    expect(root).toMatch(/<main[^>]*>.*role="status" aria-busy="true"/);
    expect(root.match(/class="[^"]*bone/g)?.length).toBeGreaterThan(2);
    expect(root).toContain('Back to Portfolio');
    expect(root).not.toMatch(/others will see|others see/);
  });

  it('asks for no web font before the app does', async () => {
    const { html } = await open('/admin');
    expect(html).toContain('<html lang="en" class="dark" data-fonts="later">');
    expect(html).not.toContain('as="font"');
  });

  it('is the same whatever the address asks for', async () => {
    const { html } = await open('/admin/blog?status=draft&q=peak');
    expect(html).toBe((await open('/admin/blog')).html);
  });

  it('tells its first script where visitors sign in and what the screen shows', async () => {
    const { html } = await open('/admin');
    expect(html).toContain(
      '<script src="/assets/area-start.js" data-sign-in="/admin/login" data-roles="admin writer desk" data-calls="{&quot;[\\&quot;admin.overview\\&quot;,{},{}]&quot;:&quot;/api/admin/overview/&quot;,&quot;[\\&quot;admin.waiting\\&quot;,{},{}]&quot;:&quot;/api/admin/waiting/&quot;}" data-call-code="/assets/calls.js">',
    );
    // it must not wait for the styles
    expect(html.indexOf('area-start')).toBeLessThan(html.indexOf('rel="stylesheet"'));
  });
});
