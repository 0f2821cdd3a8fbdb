import { describe, expect, it } from 'vitest';
import { post } from '#testing/blog-post.ts';
import { neighbours, publishedPosts } from './published-posts.ts';

const march = post({ id: 'march', created_at: '2026-03-04T00:00:00.000Z' });
const may = post({ id: 'may', created_at: '2026-05-04T00:00:00.000Z' });
const undated = post({ id: 'undated', created_at: null });
const draft = post({ id: 'draft', status: 'draft' });
const scheduled = post({ id: 'scheduled', status: 'scheduled' });
const { status: _, ...unmarked } = post({ id: 'unmarked' });
const posts = [undated, march, draft, scheduled, unmarked, may];

describe('publishedPosts', () => {
  it('keeps only what is published, newest first', () => {
    expect(publishedPosts(posts).map(({ id }) => id)).toEqual(['may', 'march', 'undated']);
  });
});

describe('neighbours', () => {
  it.each([
    ['may', undefined, 'march'],
    ['march', 'may', 'undated'],
    ['undated', 'march', undefined],
    ['draft', undefined, undefined],
  ])('of %s are %s and %s', (id, next, previous) => {
    const found = neighbours(posts, id);
    expect([found.next?.id, found.previous?.id]).toEqual([next, previous]);
  });
});
