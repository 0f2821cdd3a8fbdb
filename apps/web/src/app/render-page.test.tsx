import { act } from '@testing-library/react';
import { MISSING_PAGE_PATH } from '@vitrine/contracts';
import { useState } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { describe, expect, it, onTestFinished, vi } from 'vitest';
import { createApiClient } from '../lib/api-client.ts';
import { useEndpoint } from '../lib/endpoint-query.ts';
import type { PageModule } from '../lib/page.ts';
import { createQueryClient } from '../lib/query-client.ts';
import { company } from '../testing/company.ts';
import { App } from './app.tsx';
import { readInitialState, restoreAnswers } from './initial-state.ts';
import { createRender } from './render-page.tsx';
import { joinRoutes } from './routes.ts';

const post = {
  id: '01900000-0000-7000-8000-000000000000',
  title: '</script><script>alert(1)</script>',
  description: '',
  icon: '',
  color: 'blue',
  status: 'published',
  created_at: '2026-03-04T00:00:00.000Z',
  posts: [],
};

function Article() {
  const { data } = useEndpoint('blogs.list');
  const [words] = useState('read');
  return <h1>{data?.[0] ? `${words} ${data[0].title}` : 'Loading'}</h1>;
}

const article: PageModule = {
  Page: Article,
  queries: ({ query }) => [query('blogs.list')],
  head: ({ read, params }) => ({ title: `${params.id} ${read('blogs.list')?.[0]?.title}` }),
  status: ({ failure, params }) => {
    if (failure('blogs.list')?.status === 404) return 404;
    return params.id === 'old' ? { redirectTo: '/blog/new' } : undefined;
  },
};
const table = joinRoutes(
  [
    { path: '/blog/:id', zone: 'public', page: 'article' },
    { path: '/read/:id', zone: 'public', page: 'article', hydration: 'on-intent' },
    { path: '/admin', zone: 'admin', page: 'article' },
  ],
  { './routes/article.page.tsx': async () => article },
);
const manifest = {
  'index.html': {
    file: 'assets/index.js',
    css: ['assets/index.css'],
    assets: ['assets/a-basic-X.woff2'],
  },
};
const ENTRY =
  ' type="module" async src="/assets/index.js" data-hydration="when-painted" data-scripts="" data-styles="" data-fonts="/assets/a-basic-X.woff2"';
const render = createRender(() => manifest, table);

const ask = (url: string, blogs = { status: 200, body: [post] as unknown }) =>
  render({
    url,
    origin: 'https://vitrine.example',
    call: async (name) => (name === 'blogs.list' ? blogs : { status: 200, body: company }),
  });

describe('render', () => {
  it('answers a page with its data, head and files', async () => {
    const page = await ask('/blog/1?from=mail');
    expect(page.status).toBe(200);
    expect(page.headers['content-type']).toBe('text/html; charset=utf-8');
    expect(page.html).toContain('<h1>read &lt;/script&gt;');
    expect(page.html).toContain('<title>1 &lt;/script&gt;');
    expect(page.html).toContain('<link rel="stylesheet" href="/assets/index.css">');
    expect(page.html).toContain(`<script${ENTRY}></script>`);
    expect(page.html).toContain('North');
  });

  it('writes no script but by address, and no style attribute', async () => {
    const { html } = await ask('/blog/1');
    const scripts = [...html.matchAll(/<script([^>]*)>([^<]*)</g)];
    expect(scripts.map(([, attributes]) => attributes)).toEqual([
      ENTRY,
      ' type="application/json" id="state"',
    ]);
    expect(html).not.toMatch(/ style=| on[a-z]+=/);
  });

  it('asks for nothing that the first paint does without: fonts, icons', async () => {
    const { html } = await ask('/read/1');
    expect(html).toContain('<html lang="en" class="dark" data-fonts="later">');
    expect(html).not.toContain('as="font"');
    expect(html).not.toMatch(/rel="manifest"|favicon\.svg/);
    expect(html).toContain('<link rel="icon" href="data:image/svg+xml,%3Csvg');
  });

  it.each([
    ['that is used starts the app once it is painted', '/blog/1', 200, 'when-painted'],
    ['that is read starts it when someone means to use it', '/read/1', 200, 'on-intent'],
    ['whose data did not come starts it to ask again', '/read/1', 500, 'when-painted'],
  ])('says that a page %s', async (_, url, status, hydration) => {
    const { html } = await ask(url, { status, body: status === 200 ? [post] : {} });
    expect(html).toContain(`data-hydration="${hydration}"`);
  });

  it('makes the same bytes of the same content', async () => {
    expect((await ask('/blog/1')).html).toBe((await ask('/blog/1')).html);
  });

  it('answers an unknown address with the not-found page and its status', async () => {
    const page = await ask('/nowhere');
    expect(page.status).toBe(404);
    expect(page.html).toContain('There is no path here');
    expect(page.html).toContain('<meta name="robots" content="noindex"');
  });

  it('lets a page decide from its data that there is nothing', async () => {
    const page = await ask('/blog/2', { status: 404, body: {} });
    expect(page.status).toBe(404);
    expect(page.html).toContain('There is no path here');
    expect(page.html).not.toContain('<h1>Loading');
  });

  it('leaves out the not-found page where anyone who asks has it already', async () => {
    const call = async () => ({ status: 404, body: {} });
    const request = { origin: 'https://north.example', call, omitMissing: true };
    const missing = await createRender(() => manifest, table)({ ...request, url: '/blog/2' });
    expect(missing).toMatchObject({ status: 404, html: '' });
    const shared = await createRender(
      () => manifest,
      table,
    )({ ...request, url: MISSING_PAGE_PATH });
    expect(shared.html).toContain('There is no path here');
  });

  it('lets a page send elsewhere for good', async () => {
    expect(await ask('/blog/old')).toEqual({
      status: 301,
      headers: { location: '/blog/new' },
      html: '',
    });
  });

  it('tells caches that a page whose data did not come is not the page', async () => {
    expect((await ask('/blog/1', { status: 500, body: {} })).status).toBe(503);
  });

  it('answers the signed-in areas with their frame and a skeleton, for no crawler', async () => {
    const page = await ask('/admin');
    expect(page.status).toBe(200);
    expect(page.headers['x-robots-tag']).toBe('noindex');
    const [shown = '', hidden] = page.html.split('<main id="start-failure" hidden="">');
    expect(shown).toMatch(/<nav aria-label="Area"[^>]*>.*Loading/);
    expect(hidden).toMatch(/<h1[^>]*>This page could not be loaded.*<a href=""[^>]*>Try Again/);
  });
});

/**
 * The browser shows what the server sent and hydrates it.
 * @param whileStarting what happens after its answers were read
 */
async function takeOver(url: string, html: string, whileStarting = () => {}) {
  document.body.innerHTML = html.slice(html.indexOf('<body>') + 6, html.indexOf('</body>'));
  window.history.replaceState(null, '', url);
  const root = document.getElementById('root') as HTMLElement;
  const before = root.innerHTML;
  const api = createApiClient(() => Promise.reject(new Error('asked again')));
  const queries = createQueryClient();
  const state = readInitialState();
  if (state) restoreAnswers(queries, state);
  whileStarting();
  const differences: unknown[] = [];
  const page = await act(async () =>
    hydrateRoot(
      root,
      <BrowserRouter>
        <App {...{ api, queries, table }} origin="" refused={state?.refused} />
      </BrowserRouter>,
      { onRecoverableError: (error) => differences.push(error) },
    ),
  );
  onTestFinished(() => {
    act(() => page.unmount());
    document.body.replaceChildren();
  });
  return { root, before, queries, differences };
}

describe('taking over in the browser', () => {
  it.each([
    ['a page', '/blog/1', 200],
    ['a page that is not there', '/blog/2', 404],
  ])('finds %s as the server left it and asks nothing again', async (_, url, status) => {
    const body = status === 200 ? [post] : {};
    const { html } = await ask(url, { status, body });
    const { root, before, queries } = await takeOver(url, html);
    // What the browser said by itself is said by us from now on.
    expect(root.innerHTML.replace(' aria-expanded="false"', '')).toBe(before);
    expect(
      queries
        .getQueryCache()
        .getAll()
        .map((query) => query.state.error),
    ).toEqual(status === 200 ? [null, null] : [null]);
  });

  it.each([
    ['ten minutes later, as where a phone slept while the code came', 10 * 60_000],
    ['in the year after', 400 * 24 * 60 * 60_000],
  ])('finds a page as the server left it %s', async (_, later) => {
    vi.useFakeTimers({ toFake: ['Date', 'setTimeout', 'clearTimeout'] });
    const { html } = await ask('/blog/1');
    const { root, before, differences } = await takeOver('/blog/1', html, () =>
      vi.advanceTimersByTime(later),
    );
    expect(differences).toEqual([]);
    expect(root.innerHTML.replace(' aria-expanded="false"', '')).toBe(before);
  });
});
