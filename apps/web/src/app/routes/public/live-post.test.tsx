import { act, screen } from '@testing-library/react';
import type { Post } from '@vitrine/contracts';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { createRender } from '#app/render-page.tsx';
import { answer } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { post, postsContent } from '#testing/post.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './post-preview.page.tsx';

const written = post({
  ...{ id: 'd', title: 'Half a thought', status: 'draft', posts: ['It **will** be.'] },
  ...{
    tags: ['Solar'],
    author: { id: 'p', name: 'Adjoa Mbella', role: 'Editor', image: pictureAt('') },
  },
});

/** The window around the frame. */
const around = { postMessage: vi.fn() };

beforeEach(() => {
  vi.spyOn(window, 'parent', 'get').mockReturnValue(around as unknown as Window);
  server.use(
    answer('pages.blog.get', () => postsContent),
    answer('pages.company.get', () => company),
  );
});
afterEach(() => {
  vi.restoreAllMocks();
  around.postMessage.mockClear();
});

const open = () =>
  renderWithProviders(<Page />, { path: '/blog/preview/live', pattern: '/blog/preview/:token' });

const tell = (livePost: Post, from: Partial<MessageEventInit> = {}) =>
  act(() => {
    const event = new MessageEvent('message', {
      ...{ data: { livePost }, origin: window.location.origin },
      ...from,
    });
    Object.defineProperty(event, 'source', { value: from.source ?? around });
    window.dispatchEvent(event);
  });

it('says that it is there, and shows what is written around it as an article', async () => {
  open();
  expect(await screen.findByText('The text appears here.')).toBeTruthy();
  expect(around.postMessage).toHaveBeenCalledWith({ livePost: 'ready' }, window.location.origin);
  tell(written);
  expect(await screen.findByRole('heading', { level: 1, name: 'Half a thought' })).toBeTruthy();
  for (const words of ['Adjoa Mbella', 'Solar', 'will'])
    expect(screen.getByText(words)).toBeTruthy();
  tell({ ...written, title: 'A whole thought' });
  expect(await screen.findByRole('heading', { level: 1, name: 'A whole thought' })).toBeTruthy();
});

it('shows nothing that another window or another site sends', async () => {
  open();
  await screen.findByText('The text appears here.');
  tell(written, { origin: 'https://elsewhere.example' });
  tell(written, { source: window });
  expect(screen.queryByText('Half a thought')).toBeNull();
});

it('opens what leads away beside the editor', async () => {
  const opened = vi.spyOn(window, 'open').mockReturnValue(null);
  open();
  await screen.findByText('The text appears here.');
  tell(written);
  (await screen.findByRole('link', { name: 'Adjoa Mbella' })).click();
  expect(opened).toHaveBeenCalledWith(expect.stringMatching(/\/team$/), '_blank', 'noopener');
  expect(screen.getByRole('heading', { level: 1, name: 'Half a thought' })).toBeTruthy();
});

it('comes as a page that this site alone may frame, and asks for no article', async () => {
  const asked: string[] = [];
  const { status, headers, html, framing } = await createRender(() => ({
    'index.html': { file: 'assets/index.js', css: [] },
  }))({
    url: '/blog/preview/live',
    origin: 'https://north.example',
    call: async (name) => {
      asked.push(name);
      return { status: 200, body: name === 'pages.blog.get' ? postsContent : company };
    },
  });
  expect([status, framing]).toEqual([200, 'site']);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(html).toContain('The text appears here.');
  expect(asked).not.toContain('articles.preview');
});
