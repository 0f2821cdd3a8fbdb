import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { Post, RelatedPosts } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { createRender } from '#app/render-page.tsx';
import { answer, refuse } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { overviewOf, post, postsContent, summary } from '#testing/post.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './post.page.tsx';

const before = summary({
  id: 'before',
  title: 'Before',
  created_at: '2026-03-01T00:00:00.000Z',
});
const article = post({
  id: 'middle',
  title: 'In the middle',
  description: 'Of it all.',
  icon: '🚀',
  posts: ['One.\n\nTwo.', 'Three.'],
});
const after = summary({ id: 'after', title: 'After', created_at: '2026-03-09T00:00:00.000Z' });
const draft = post({ id: 'draft', title: 'Draft', status: 'draft' });
const other = summary({ id: 'other', title: 'About the same' });
const middle = summary({ id: 'middle', title: article.title });
const related: RelatedPosts = { previous: before, next: after, related: [other] };

async function open(shown: Post, around = related) {
  server.use(
    answer('blogs.get', () => shown),
    answer('articles.related', () => around),
    answer('pages.blog.get', () => postsContent),
    answer('pages.company.get', () => company),
    answer('articles.view', () => undefined),
  );
  renderWithProviders(<Page />, { path: `/blog/${shown.id}`, pattern: '/blog/:id' });
  await screen.findByText('Building');
  await screen.findByRole('navigation', { name: 'More to read' });
}

describe('an article', () => {
  it('shows its icon, title, description, date, reading time and paragraphs', async () => {
    await open(article);
    expect(await screen.findByRole('heading', { level: 1, name: 'In the middle' })).toBeDefined();
    const shown = within(screen.getByRole('article'));
    for (const text of ['🚀', 'Of it all.', 'March 4, 2026', '1 min read', 'Building']) {
      expect(shown.getByText(text)).toBeDefined();
    }
    const paragraphs = ['One.', 'Two.', 'Three.'].map((text) => screen.getByText(text));
    expect(paragraphs.every((paragraph) => paragraph.tagName === 'P')).toBe(true);
  });

  it('leads to the published ones before and after it', async () => {
    await open(article);
    const more = within(await screen.findByRole('navigation', { name: 'More to read' }));
    expect(more.getByRole('link', { name: /Previous article/ }).getAttribute('href')).toBe(
      '/blog/before',
    );
    expect(more.getByRole('link', { name: /Next article/ }).getAttribute('href')).toBe(
      '/blog/after',
    );
  });

  it('is Recent without a date and takes 5 minutes without a text', async () => {
    const { posts: _, ...bare } = post({ created_at: null });
    await open(bare, { ...related, related: [] });
    expect(screen.getByText('Recent')).toBeDefined();
    expect(screen.getByText('5 min read')).toBeDefined();
  });

  it('names who wrote it, with what they do', async () => {
    const author = {
      id: 'p1',
      name: 'Adjoa Mbella',
      role: 'Technical Director',
      image: pictureAt(''),
    };
    await open(post({ author }));
    const shown = within(screen.getByRole('article'));
    const link = shown.getByRole('link', { name: 'Adjoa Mbella' });
    expect(link.getAttribute('rel')).toBe('author');
    expect(shown.getByText('Technical Director')).toBeDefined();
    expect(shown.queryByText('North Star')).toBeNull();
  });

  it('is by the company where nobody is named', async () => {
    await open(article);
    const link = screen.getByRole('link', { name: 'North Star' });
    expect(link.getAttribute('rel')).toBe('author');
  });

  it('can be passed on by its whole address', async () => {
    await open(article);
    const href = screen.getByRole('link', { name: 'WhatsApp' }).getAttribute('href') ?? '';
    expect(new URL(href).searchParams.get('text')).toBe(
      `In the middle ${window.location.origin}/blog/middle`,
    );
    expect(screen.getByRole('button', { name: 'Copy link' })).toBeDefined();
  });

  it('offers the newsletter, which is sent with the address that was typed', async () => {
    const sent: unknown[] = [];
    await open(article);
    server.use(
      answer('newsletter.subscribe', ({ body }) => {
        sent.push(body);
        return { message: 'Thank you.' };
      }),
    );
    const letter = within(await screen.findByRole('region', { name: 'Letter' }));
    await userEvent.type(letter.getByRole('textbox'), 'ada@north.example');
    await userEvent.click(letter.getByRole('button', { name: 'Subscribe' }));
    expect(await letter.findByText(/just sent to ada@north.example/)).toBeDefined();
    expect(sent).toMatchObject([{ email: 'ada@north.example' }]);
  });

  it('leads to others of its category', async () => {
    await open(article);
    const others = within(await screen.findByRole('region', { name: 'Related articles' }));
    expect(others.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/blog/other',
    ]);
  });

  it('has no list of others where its category has none', async () => {
    await open(article, { ...related, related: [] });
    expect(screen.queryByText('Related articles')).toBeNull();
  });

  it.each([
    [{ next: middle, previous: null }, 'Next article In the middle'],
    [{ next: null, previous: middle }, 'Previous article In the middle'],
  ])('has one neighbour at either end', async (end, name) => {
    await open(post({ id: 'end' }), { ...related, ...end });
    const more = within(await screen.findByRole('navigation', { name: 'More to read' }));
    expect(more.getAllByRole('link').map((link) => link.textContent)).toEqual([
      name.replace('article ', 'article'),
    ]);
  });

  it('can be asked for once more when it did not come', async () => {
    server.use(
      refuse('blogs.get', 'internal'),
      answer('articles.related', () => related),
      answer('pages.blog.get', () => postsContent),
      answer('pages.company.get', () => company),
    );
    renderWithProviders(<Page />, { path: '/blog/middle', pattern: '/blog/:id' });
    expect(await screen.findByRole('button', { name: 'Try Again' })).toBeDefined();
  });
});

const manifest = { 'index.html': { file: 'assets/index.js', css: [] } };

/** The pages as the server makes them; `shown` is what `blogs.get` answers. */
const rendered = (url: string, shown: Post | undefined = undefined) =>
  createRender(() => manifest)({
    url,
    origin: 'https://north.example',
    call: async (name, input) => {
      if (name === 'articles.list') return ok(found(input));
      if (name === 'blogs.get') return shown ? ok(shown) : { status: 404, body: {} };
      if (name === 'articles.overview') return ok(overviewOf([after, middle, before]));
      if (name === 'articles.related') return ok(related);
      return ok(name === 'pages.blog.get' ? postsContent : company);
    },
  });
const ok = (body: unknown) => ({ status: 200, body });

/** What the server finds; it looks in titles here. */
function found(input: unknown) {
  const { q = '' } = (input as { query?: { q?: string } }).query ?? {};
  const items = [after, middle, before].filter(({ title }) => title.toLowerCase().includes(q));
  return { items, next: null };
}

describe('the blog as the server sends it', () => {
  it('says where a read of an article is reported, before the app has started', async () => {
    const { html } = await rendered('/blog/middle', article);
    expect(html).toContain('data-viewed="/api/public/articles/middle/views/"');
  });

  it.each([
    ['/blog', 'Notes from the north'],
    ['/blog', 'By topic'],
    ['/blog', 'In the middle'],
    ['/blog/all', 'All articles'],
    ['/blog/all?q=middle', 'In the middle'],
  ])('%s holds %j', async (url, text) => {
    const page = await rendered(url);
    expect(page.status).toBe(200);
    expect(page.html).toContain(text);
  });

  it('is filtered by its address', async () => {
    const [content = ''] = (await rendered('/blog/all?q=middle')).html.split('id="state"');
    expect(content).not.toContain('>Before<');
  });

  it('describes an article to readers and to machines', async () => {
    const { status, html } = await rendered('/blog/middle', article);
    expect(status).toBe(200);
    expect(html).toContain('<p>Three.</p>');
    expect(html).toContain('<title>In the middle · North Star</title>');
    expect(html).toContain('<link rel="canonical" href="https://north.example/blog/middle"');
    expect(html).toContain('<meta property="og:type" content="article"');
    const [posting, crumbs] = [
      ...html.matchAll(/<script type="application\/ld\+json"[^>]*>(.*?)</g),
    ].map(([, json = '']) => JSON.parse(json));
    expect(posting).toMatchObject({
      '@type': 'BlogPosting',
      headline: 'In the middle',
      datePublished: '2026-03-04T00:00:00.000Z',
      url: 'https://north.example/blog/middle',
      publisher: { name: 'North Star' },
    });
    expect(posting.author).toMatchObject({ '@type': 'Organization', name: 'North Star' });
    const author = {
      id: 'p1',
      name: 'Adjoa',
      role: 'Director',
      image: pictureAt('/art/p/640x640.webp'),
    };
    const signed = await rendered('/blog/middle', { ...article, author });
    expect(signed.html).toContain(
      '"author":{"@type":"Person","name":"Adjoa","jobTitle":"Director"',
    );
    expect(crumbs.itemListElement.map((crumb: { name: string }) => crumb.name)).toEqual([
      'Home',
      'Insights',
      'In the middle',
    ]);
  });

  it.each([
    ['unknown', undefined],
    ['a draft', draft],
  ])('answers 404 for an article that is %s', async (_, shown) => {
    expect((await rendered('/blog/draft', shown)).status).toBe(404);
  });

  it.each(['/blog/middle', '/blog/earlier-address'])(
    'leads from %s to its address',
    async (url) => {
      const moved = { ...article, slug: 'in-the-middle' };
      const { status, headers } = await rendered(url, moved);
      expect([status, headers.location]).toEqual([301, '/blog/in-the-middle']);
      const { html } = await rendered('/blog/in-the-middle', moved);
      expect(html).toContain(
        '<link rel="canonical" href="https://north.example/blog/in-the-middle"',
      );
      expect(html).toContain('"url":"https://north.example/blog/in-the-middle"');
      expect(html).toContain('/share/article/middle.png');
    },
  );

  it('shows its cover and its tags, and tells machines what was written for them', async () => {
    const { status, html } = await rendered('/blog/middle', {
      ...article,
      cover: pictureAt('/art/terrain-blog/1920x720.webp'),
      cover_alt: 'A harbour at dusk',
      tags: ['Mobile money', 'Buéa'],
      seo_title: 'Found by this',
      seo_description: 'And by that.',
    });
    expect(status).toBe(200);
    expect(html).toContain('alt="A harbour at dusk"');
    expect(html).toContain('href="/blog/all?tag=mobile-money"');
    expect(html).toContain('<title>Found by this · North Star</title>');
    expect(html).toContain('<meta property="og:description" content="And by that."');
    expect(html).toContain('"keywords":"Mobile money, Buéa"');
    expect(html).toContain('>In the middle</h1>');
  });

  it('finds the articles of a tag in the list of all', async () => {
    const { status, headers } = await rendered('/blog?tag=mobile-money');
    expect([status, headers.location]).toEqual([301, '/blog/all?tag=mobile-money']);
    expect((await rendered('/blog/all?tag=mobile-money')).html).toContain(
      'Tag “mobile-money” – show all articles',
    );
  });
});
