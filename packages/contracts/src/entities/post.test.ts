import { describe, expect, it } from 'vitest';
import { postInputSchema } from './post.ts';

const input = (changes: object = {}) => ({
  title: 'Title',
  description: 'Description',
  posts: ['text'],
  ...changes,
});

describe('a post as it is written', () => {
  it('has the memo and the default color when nothing else is chosen', () => {
    expect(postInputSchema.parse(input())).toMatchObject({
      icon: '📝',
      color: 'default-color',
      posts: ['text'],
    });
    expect(postInputSchema.parse(input()).status).toBeUndefined();
  });

  it('drops empty sections and needs at least one with text', () => {
    expect(postInputSchema.parse(input({ posts: ['', 'a', '  '] })).posts).toEqual(['a']);
    expect(postInputSchema.safeParse(input({ posts: [' '] })).success).toBe(false);
  });

  it.each([
    { color: 'red' },
    { status: 'scheduled' },
    { icon: '🦄' },
    { posts: 'text' },
    { posts: [1] },
  ])('refuses %j', (changes) => {
    expect(postInputSchema.safeParse(input(changes)).success).toBe(false);
  });
});
