import { describe, expect, it } from 'vitest';
import { post } from '../../../testing/blog-post.ts';
import { countPosts, findPosts, previewOf } from './posts.ts';

const posts = [
  post({ id: 'a', title: 'Solar', description: 'Panels', posts: ['One', 'Two'] }),
  post({ id: 'b', title: 'Rain', description: 'Solar too', status: 'draft' }),
  post({ id: 'c', title: 'Wind', description: 'Air', status: undefined, posts: undefined }),
];

it('counts what is not published as draft, and the sections of all posts', () => {
  expect(countPosts(posts)).toEqual({ total: 3, published: 1, drafts: 2, content: 3 });
});

describe('findPosts', () => {
  it.each([
    ['', '', 'abc'],
    ['published', '', 'a'],
    ['draft', '', 'bc'],
    ['', 'SOLAR', 'ab'],
    ['draft', 'solar', 'b'],
    ['', 'two', ''],
  ])('status %j and search %j finds %j', (status, search, ids) => {
    expect(
      findPosts(posts, status, search)
        .map(({ id }) => id)
        .join(''),
    ).toBe(ids);
  });
});

describe('previewOf', () => {
  const fifty = '1234567890'.repeat(5);

  it.each([
    [[fifty, 'more'], fifty],
    [[`${fifty}1`], `${fifty}…`],
    [[`${'😀'.repeat(50)}x`], `${'😀'.repeat(50)}…`],
    [[], ''],
    [undefined, ''],
  ])('%j begins with %j', (sections, preview) => {
    expect(previewOf(post({ posts: sections }))).toBe(preview);
  });
});
