import { screen } from '@testing-library/react';
import type { Post } from '@vitrine/contracts';
import { expect, it } from 'vitest';
import { createRender } from '#app/render-page.tsx';
import { answer } from '#testing/answer.ts';
import { company } from '#testing/company.ts';
import { post, postsContent } from '#testing/post.ts';
import { renderWithProviders } from '#testing/render-with-providers.tsx';
import { server } from '#testing/server.ts';
import { Page } from './post-preview.page.tsx';

const draft = post({ id: 'd', title: 'Not yet', status: 'draft', posts: ['It **will** be.'] });

const open = (shown: Post) => {
  server.use(
    answer('articles.preview', shown),
    answer('pages.blog.get', () => postsContent),
    answer('pages.company.get', () => company),
  );
  renderWithProviders(<Page />, { path: '/blog/preview/x.1.y', pattern: '/blog/preview/:token' });
};

it('shows a draft as it will be, and says that it is none to find', async () => {
  open(draft);
  expect(await screen.findByRole('heading', { level: 1, name: 'Not yet' })).toBeTruthy();
  expect(screen.getByText('Preview – not published')).toBeTruthy();
  expect(screen.getByText('will').tagName).toBe('STRONG');
});

it('leads to the article once it is published', async () => {
  open(post({ id: 'd' }));
  const link = await screen.findByRole('link', { name: 'Read the published post' });
  expect(link.getAttribute('href')).toBe('/blog/d');
  expect(screen.queryByText('Preview – not published')).toBeNull();
});

const rendered = (shown: Post | undefined) =>
  createRender(() => ({ 'index.html': { file: 'assets/index.js', css: [] } }))({
    url: '/blog/preview/x.1.y',
    origin: 'https://north.example',
    call: async (name) => {
      if (name !== 'articles.preview') {
        return { status: 200, body: name === 'pages.blog.get' ? postsContent : company };
      }
      return shown ? { status: 200, body: shown } : { status: 404, body: {} };
    },
  });

it('is rendered on the server for nobody to keep', async () => {
  const { status, headers, html } = await rendered(draft);
  expect(status).toBe(200);
  expect(headers).toMatchObject({ 'cache-control': 'no-store', 'x-robots-tag': 'noindex' });
  expect(html).toContain('Preview – not published');
  expect(html).toContain('<meta name="robots" content="noindex"');
});

it('is not there once the link has ended', async () => {
  expect((await rendered(undefined)).status).toBe(404);
});
