import type { BlogPost, PageContent } from '@vitrine/contracts';

/** A published post for tests. */
export const post = (changes: Partial<BlogPost> = {}): BlogPost => ({
  id: '01900000-0000-7000-8000-000000000000',
  title: 'Title',
  description: 'Description',
  icon: '📝',
  color: 'blue',
  status: 'published',
  created_at: '2026-03-04T00:00:00.000Z',
  posts: ['First.\n\nSecond.'],
  ...changes,
});

/** The blog's own words, for tests. */
export const blogContent: PageContent<'blog'> = {
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
