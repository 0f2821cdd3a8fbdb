import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { PublishedPost } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { answer, refuse, unreachable } from '#testing/answer.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { overviewOf, postsContent, summary } from '#testing/post.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './blog.page.tsx';

/** Posts 1, 2, 3 … with falling dates. */
const posts = (count: number) =>
  Array.from({ length: count }, (_, place) =>
    summary({
      id: `p${place + 1}`,
      title: `Article ${place + 1}`,
      created_at: `2026-03-${20 - place}T00:00:00.000Z`,
    }),
  );

function open(list: PublishedPost[]) {
  server.use(
    answer('articles.overview', () => overviewOf(list)),
    answer('pages.blog.get', () => postsContent),
  );
  return renderWithProviders(<Page />, { path: '/blog' });
}

/** The part of the page, once all of the page is there. */
async function region(name: string) {
  await screen.findByRole('heading', { level: 1, name: postsContent.heroTitle });
  return screen.findByRole('region', { name });
}

const latest = async () => within(await region('Latest articles'));

it('shows the cover of each of the latest that has one, and none beside the others', async () => {
  const [first, second, third] = posts(3);
  const covered = (post: PublishedPost | undefined, what: string) =>
    summary({ ...post, cover: pictureAt(`https://pictures.example/${what}.jpg`), cover_alt: what });
  open([covered(first, 'The harbour'), covered(second, 'The market'), summary({ ...third })]);
  const shown = await latest();
  expect(shown.getByRole('img', { name: 'The harbour' })).toBeTruthy();
  const entry = (await shown.findByRole('link', { name: 'Article 2' })).closest('article');
  const cover = within(entry as HTMLElement).getByRole('img', { name: 'The market' });
  expect(cover.getAttribute('src')).toBe('https://pictures.example/The market.jpg');
  expect(shown.getAllByRole('img')).toHaveLength(2);
});

describe('the blog while there is nothing to show', () => {
  it('spins while the posts load', () => {
    open([]);
    expect(screen.getByRole('status').textContent).toContain('Loading');
  });

  it('says why posts could not be fetched, and loads them on Try Again', async () => {
    server.use(
      refuse('articles.overview', 'internal'),
      answer('pages.blog.get', () => postsContent),
    );
    const { user } = renderWithProviders(<Page />, { path: '/blog' });
    await screen.findByRole('heading', { name: 'Unable to load blog posts' });
    expect(screen.getByText('Failed to fetch blog posts')).toBeDefined();
    server.use(answer('articles.overview', () => overviewOf(posts(1))));
    await user.click(screen.getByRole('button', { name: 'Try Again' }));
    expect((await latest()).getByRole('link', { name: 'Article 1' })).toBeDefined();
    expect(screen.queryByText('Unable to load blog posts')).toBeNull();
  });

  it('says that there is nothing yet', async () => {
    open([]);
    await screen.findByRole('heading', { level: 1, name: postsContent.heroTitle });
    await screen.findByRole('heading', { name: 'No Blog Posts Yet' });
    expect(
      screen.getByText('Check back soon for insightful articles from our team.'),
    ).toBeDefined();
  });
});

describe('the latest articles', () => {
  it('are three at most, newest first, and link to their pages', async () => {
    open(posts(5));
    const links = (await latest()).getAllByRole('link', { name: /Article/ });
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['Article 1', '/blog/p1'],
      ['Article 2', '/blog/p2'],
      ['Article 3', '/blog/p3'],
      ['View All Articles', '/blog/all'],
    ]);
  });

  it.each([
    [3, 0],
    [4, 1],
  ])('with %d published posts have %d links to all', async (count, links) => {
    open(posts(count));
    const found = (await latest()).queryAllByRole('link', { name: 'View All Articles' });
    expect(found).toHaveLength(links);
  });

  it('say when they were published and how long they take', async () => {
    open([summary({ created_at: '2026-03-04T09:00:00.000Z', reading_minutes: 2 })]);
    expect((await latest()).getByText('March 4, 2026')).toBeDefined();
    expect((await latest()).getByText('2 min read')).toBeDefined();
  });
});

describe('the categories', () => {
  it('are those with posts, with three posts each at most', async () => {
    open([...posts(4), summary({ id: 'odd', title: 'Odd one', color: 'orange' })]);
    const subjects = within(await region('By topic'));
    const names = subjects.getAllByRole('heading', { level: 3 });
    expect(names.map((name) => name.textContent)).toEqual(['Building', 'Everything else']);
    expect(subjects.getByText('Code and screens.')).toBeDefined();
    expect(subjects.getAllByRole('link').map((link) => link.textContent)).toEqual([
      'Article 1',
      'Article 2',
      'Article 3',
      'Odd one',
    ]);
  });

  it('show the picture of their color', async () => {
    open([summary({ color: 'green' })]);
    const subjects = await region('By topic');
    expect(subjects.querySelector('img')?.getAttribute('src')).toBe(
      '/art/category-green/1280x720.webp',
    );
  });
});

describe('after the last line', () => {
  it('leads to all articles and to a message with the subject filled in', async () => {
    open(posts(1));
    expect(
      (await screen.findByRole('link', { name: 'Read more articles' })).getAttribute('href'),
    ).toBe('/blog/all');
    const suggest = screen.getByRole('link', { name: 'Suggest a topic' });
    expect(suggest.getAttribute('href')).toBe('/contact?subject=A+topic+for+the+blog');
  });

  it('subscribes to the newsletter and says which mail to open', async () => {
    const got: string[] = [];
    open(posts(1));
    server.use(
      answer('newsletter.subscribe', ({ body }) => {
        got.push(body.email);
        return { message: 'Taken' };
      }),
    );
    const user = userEvent.setup();
    const form = within(await screen.findByRole('form', { name: 'Letter' }));
    const email = form.getByLabelText<HTMLInputElement>('Email');
    expect([email.type, email.required]).toEqual(['email', true]);
    await user.type(email, 'ada@example.com');
    await user.click(form.getByRole('button', { name: 'Subscribe' }));
    expect(
      await form.findByText(
        'Almost done: open the link in the email we just sent to ada@example.com.',
      ),
    ).toBeTruthy();
    expect(got).toEqual(['ada@example.com']);
    expect(email.value).toBe('');
  });

  it('keeps the address when subscribing fails', async () => {
    open(posts(1));
    server.use(unreachable('newsletter.subscribe'));
    const user = userEvent.setup();
    const form = within(await screen.findByRole('form', { name: 'Letter' }));
    await user.type(form.getByLabelText('Email'), 'ada@example.com');
    await user.click(form.getByRole('button', { name: 'Subscribe' }));
    expect((await form.findByRole('alert')).textContent).toContain('We could not be reached.');
    expect(form.getByLabelText<HTMLInputElement>('Email').value).toBe('ada@example.com');
  });
});
