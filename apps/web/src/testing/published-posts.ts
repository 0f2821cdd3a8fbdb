import type { PublishedPost } from '@vitrine/contracts';
import { pictureAt } from './picture-at.ts';

/** A post as lists get it, for tests. */
export const article = (changes: Partial<PublishedPost> = {}): PublishedPost => ({
  id: '01900000-0000-7000-8000-000000000000',
  slug: changes.id ?? '01900000-0000-7000-8000-000000000000',
  title: 'Title',
  description: 'Description',
  icon: '📝',
  color: 'blue',
  created_at: '2026-03-04T00:00:00.000Z',
  reading_minutes: 3,
  ...{ cover: pictureAt(''), cover_alt: '', tags: [] },
  ...changes,
});
