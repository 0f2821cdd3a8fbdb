import { screen } from '@testing-library/react';
import { useLocation } from 'react-router-dom';
import { describe, expect, it } from 'vitest';
import { answer } from '../../../testing/answer.ts';
import { blogContent, post } from '../../../testing/blog-post.ts';
import { renderWithProviders } from '../../../testing/render-with-providers.tsx';
import { server } from '../../../testing/server.ts';
import { Page } from './all-articles.page.tsx';

const list = [
  post({ id: 'a', title: 'Maps for phones', posts: ['Tiles'], created_at: '2026-03-09' }),
  post({ id: 'b', title: 'Backups', color: 'green', posts: ['Tapes'], created_at: '2026-03-08' }),
  post({ id: 'c', title: 'Old rope', color: 'mauve', created_at: '2026-03-07' }),
  post({ id: 'd', title: 'Secret', status: 'draft' }),
];

function Address() {
  return <output aria-label="address">{useLocation().search}</output>;
}

async function open(path = '/blog/all') {
  server.use(
    answer('blogs.list', () => list),
    answer('pages.blog.get', () => blogContent),
  );
  const page = renderWithProviders(
    <>
      <Page />
      <Address />
    </>,
    { path },
  );
  await screen.findByRole('searchbox', { name: 'Search the articles' });
  await screen.findByRole('radio', { name: 'Building' });
  return page;
}

const shown = () =>
  screen.queryAllByRole('heading', { level: 2 }).map((title) => title.textContent);
const address = () => screen.getByLabelText('address').textContent;

describe('every article', () => {
  it('lists what is published, newest first', async () => {
    await open();
    expect(shown()).toEqual(['Maps for phones', 'Backups', 'Old rope']);
    expect(screen.getByText('3 articles')).toBeDefined();
    expect(screen.getByRole('link', { name: 'Backups' }).getAttribute('href')).toBe('/blog/b');
  });

  it('finds a word in any part of an article and keeps it in the address', async () => {
    const { user } = await open();
    await user.type(screen.getByRole('searchbox'), 'TAPES');
    expect(shown()).toEqual(['Backups']);
    expect(screen.getByText('1 article')).toBeDefined();
    expect(address()).toBe('?q=TAPES');
  });

  it('narrows to a category and keeps it in the address', async () => {
    const { user } = await open();
    await user.click(screen.getByRole('radio', { name: 'Everything else' }));
    expect(shown()).toEqual(['Old rope']);
    expect(address()).toBe('?category=default-color');
    await user.click(screen.getByRole('radio', { name: 'All' }));
    expect(shown()).toHaveLength(3);
    expect(address()).toBe('');
  });

  it('starts with what the address says', async () => {
    await open('/blog/all?q=tiles&category=blue');
    expect(shown()).toEqual(['Maps for phones']);
    expect(screen.getByRole<HTMLInputElement>('searchbox').value).toBe('tiles');
    expect(screen.getByRole<HTMLInputElement>('radio', { name: 'Building' }).checked).toBe(true);
  });

  it('offers the way back when nothing matches', async () => {
    const { user } = await open('/blog/all?q=zebra');
    expect(screen.getByRole('heading', { name: 'No article matches' })).toBeDefined();
    await user.click(screen.getByRole('button', { name: 'Show every article' }));
    expect(shown()).toHaveLength(3);
  });
});
