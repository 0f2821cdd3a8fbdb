import { describe, expect, it } from 'vitest';
import { blogPostInputSchema } from './blog.ts';

const input = (changes: object = {}) => ({
  title: 'Title',
  description: 'Description',
  posts: ['text'],
  ...changes,
});

describe('a post as it is written', () => {
  it('has the memo and the default color when nothing else is chosen', () => {
    expect(blogPostInputSchema.parse(input())).toMatchObject({
      icon: '📝',
      color: 'default-color',
      posts: ['text'],
    });
    expect(blogPostInputSchema.parse(input()).status).toBeUndefined();
  });

  it('drops empty sections and needs at least one with text', () => {
    expect(blogPostInputSchema.parse(input({ posts: ['', 'a', '  '] })).posts).toEqual(['a']);
    expect(blogPostInputSchema.safeParse(input({ posts: [' '] })).success).toBe(false);
  });

  it.each([
    { color: 'red' },
    { status: 'scheduled' },
    { icon: '🦄' },
    { posts: 'text' },
    { posts: [1] },
  ])('refuses %j', (changes) => {
    expect(blogPostInputSchema.safeParse(input(changes)).success).toBe(false);
  });
});
