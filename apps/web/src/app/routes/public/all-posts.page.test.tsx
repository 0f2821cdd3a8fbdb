import { act, screen, waitFor } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { answer, type Called, refuse } from '#testing/answer.ts';
import { postsContent } from '#testing/post.ts';
import { article } from '#testing/published-posts.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './all-posts.page.tsx';

const all = [
  article({ id: 'a', title: 'Maps for phones' }),
  article({ id: 'b', title: 'Backups', color: 'green', reading_minutes: 7 }),
  article({ id: 'c', title: 'Old rope', color: 'mauve' }),
];

/** A server that gives two at a time and looks in titles. */
function twoAtATime({ query }: Called<'articles.list'>) {
  const { q = '', category, after } = query ?? {};
  const color = (known: string) => (known === 'mauve' ? 'default-color' : known);
  const found = all.filter(
    (one) => one.title.includes(q) && (!category || color(one.color) === category),
  );
  const start = after ? found.findIndex(({ id }) => id === after) + 1 : 0;
  const items = found.slice(start, start + 2);
  return { items, next: start + 2 < found.length ? (items.at(-1)?.id ?? null) : null };
}

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

function open(path = '/blog/all') {
  server.use(answer('pages.blog.get', () => postsContent));
  return renderWithProviders(
    <>
      <Page />
      <Address />
    </>,
    { path },
  );
}

async function openList(path?: string) {
  server.use(answer('articles.list', twoAtATime));
  const page = open(path);
  await screen.findByRole('radio', { name: 'Building' });
  return page;
}

const shown = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const finds = (titles: string[]) => waitFor(() => expect(shown()).toEqual(titles));
const address = () => screen.getByLabelText('address').textContent;

describe('every article', () => {
  it('is listed, newest first, a few at a time', async () => {
    const { user } = await openList();
    await finds(['Maps for phones', 'Backups']);
    expect(screen.getByText('2 articles so far')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Backups' }).getAttribute('href')).toBe('/blog/b');
    expect(screen.getByText('7 min read')).toBeTruthy();
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await finds(['Maps for phones', 'Backups', 'Old rope']);
    expect(screen.getByText('3 articles')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Load more' })).toBeNull();
  });

  it('is found by the server, and what was looked for stays in the address', async () => {
    const { user } = await openList();
    await user.type(screen.getByRole('searchbox', { name: 'Search the articles' }), 'Back');
    await finds(['Backups']);
    expect(screen.getByText('1 article')).toBeTruthy();
    await waitFor(() => expect(address()).toBe('?q=Back'));
  });

  it('is narrowed to a category, which stays in the address', async () => {
    const { user } = await openList();
    await user.click(screen.getByRole('radio', { name: 'Everything else' }));
    await finds(['Old rope']);
    expect(address()).toBe('?category=default-color');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    await finds(['Maps for phones', 'Backups']);
    expect(address()).toBe('');
  });

  it('starts with what the address says', async () => {
    await openList('/blog/all?q=Maps&category=blue');
    await finds(['Maps for phones']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('Maps');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Building' }).checked).toBe(true);
  });

  it('offers the way back when nothing matches', async () => {
    const { user } = await openList('/blog/all?q=zebra');
    await screen.findByRole('heading', { name: 'No matching articles' });
    await user.click(screen.getByRole('button', { name: 'Show all articles' }));
    await finds(['Maps for phones', 'Backups']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('');
  });
});

describe('without articles', () => {
  it('spins while they load', () => {
    server.use(answer('articles.list', { items: [], next: null }));
    open();
    expect(screen.getByText('Loading')).toBeTruthy();
  });

  it('says that there are none yet', async () => {
    server.use(answer('articles.list', { items: [], next: null }));
    open();
    await screen.findByRole('heading', { name: 'No Blog Posts Yet' });
    expect(screen.getByText('Check back soon for insightful articles from our team.')).toBeTruthy();
  });

  it('says why they could not be fetched, and loads them on Try Again', async () => {
    server.use(refuse('articles.list', 'internal'));
    const { user } = open();
    await screen.findByRole('heading', { name: 'Unable to load blog posts' });
    expect(screen.getByText('Failed to fetch blog posts')).toBeTruthy();
    server.use(answer('articles.list', twoAtATime));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    await finds(['Maps for phones', 'Backups']);
  });
});

describe('scrolling on', () => {
  afterEach(() => vi.unstubAllGlobals());

  it('loads more before the end is reached', async () => {
    let reachEnd = () => {};
    class Observer {
      constructor(tell: (entries: { isIntersecting: boolean }[]) => void) {
        reachEnd = () => tell([{ isIntersecting: true }]);
      }
      observe() {}
      disconnect() {}
    }
    vi.stubGlobal('IntersectionObserver', Observer);
    await openList();
    await finds(['Maps for phones', 'Backups']);
    act(() => reachEnd());
    await finds(['Maps for phones', 'Backups', 'Old rope']);
  });

  it('tells when more could not be loaded, and keeps what is there', async () => {
    const { user } = await openList();
    await finds(['Maps for phones', 'Backups']);
    server.use(refuse('articles.list', 'internal'));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    expect((await screen.findByRole('alert')).textContent).toBe(
      'More articles could not be loaded.',
    );
    expect(shown()).toHaveLength(2);
    server.use(answer('articles.list', twoAtATime));
    await user.click(screen.getByRole('button', { name: 'Load more' }));
    await finds(['Maps for phones', 'Backups', 'Old rope']);
  });
});
