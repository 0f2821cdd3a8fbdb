import {
  LATEST_POSTS,
  type PageContent,
  type Post,
  type PostsOverview,
  type PublishedPost,
  postColors,
  RECENT_POSTS_PER_CATEGORY,
} from '@vitrine/contracts';
import { pictureAt } from './picture-at.ts';

const ID = '01900000-0000-7000-8000-000000000000';

/** A published post for tests. */
export const post = (changes: Partial<Post> = {}): Post => ({
  id: ID,
  slug: changes.id ?? ID,
  title: 'Title',
  description: 'Description',
  icon: '📝',
  color: 'blue',
  status: 'published',
  created_at: '2026-03-04T00:00:00.000Z',
  posts: ['First.\n\nSecond.'],
  ...changes,
});

/** A published post as lists have it, for tests. */
export const summary = (changes: Partial<PublishedPost> = {}): PublishedPost => ({
  id: ID,
  slug: changes.id ?? ID,
  title: 'Title',
  description: 'Description',
  icon: '📝',
  color: 'blue',
  created_at: '2026-03-04T00:00:00.000Z',
  reading_minutes: 1,
  ...{ cover: pictureAt(''), cover_alt: '', tags: [] },
  ...changes,
});

/** What the server answers of these posts, the newest first, for tests. */
export const overviewOf = (articles: readonly PublishedPost[]): PostsOverview => ({
  latest: articles.slice(0, LATEST_POSTS),
  has_more: articles.length > LATEST_POSTS,
  categories: postColors
    .map((color) => ({
      color,
      articles: articles
        .filter((one) => one.color === color)
        .slice(0, RECENT_POSTS_PER_CATEGORY)
        .map(({ id, slug, title, created_at, reading_minutes }) => ({
          ...{ id, slug, title, created_at, reading_minutes },
        })),
    }))
    .filter((category) => category.articles.length > 0),
});

/** The blog's own words, for tests. */
export const postsContent: PageContent<'blog'> = {
  heroTitle: 'Notes from the north',
  heroSubtitle: 'What we saw.',
  categories: [
    { color: 'default-color', name: 'Everything else', description: 'The rest.' },
    { color: 'blue', name: 'Building', description: 'Code and screens.' },
    { color: 'green', name: 'Running', description: 'Machines.' },
  ],
  newsletter: { title: 'Letter', description: 'Monthly.' },
  more: { title: 'Read more', description: 'All of it.' },
  suggest: { title: 'Tell us', description: 'What you would like to read.' },
};
