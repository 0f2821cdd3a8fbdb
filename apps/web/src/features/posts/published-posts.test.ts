import { describe, expect, it } from 'vitest';
import { changedSearch } from '#lib/use-address.ts';
import { publishedPostsQuery, readFilter, writeFilter } from './published-posts.ts';

describe('the filter in the address', () => {
  it.each([
    ['', { text: '', category: undefined }],
    ['q=mobile+money', { text: 'mobile money', category: undefined }],
    ['category=blue&q=a%26b', { text: 'a&b', category: 'blue' }],
    ['category=mauve', { text: '', category: undefined }],
  ] as const)('%j is %j', (search, filter) => {
    expect(readFilter(new URLSearchParams(search))).toEqual(filter);
  });

  it('is the same after writing and reading', () => {
    const filter = { text: 'a&b ', category: 'green' } as const;
    const address = changedSearch(new URLSearchParams(), writeFilter(filter));
    expect(readFilter(address)).toEqual(filter);
    const cleared = changedSearch(address, writeFilter({ text: '', category: undefined }));
    expect(cleared.toString()).toBe('');
  });
});

describe('articleQuery', () => {
  it.each([
    [{ text: '  ', category: undefined }, {}],
    [{ text: ' lost rope ', category: undefined }, { q: 'lost rope' }],
    [{ text: '', category: 'green' }, { category: 'green' }],
    [{ text: 'x'.repeat(300), category: undefined }, { q: 'x'.repeat(200) }],
  ] as const)('of %j is %j', (filter, query) => {
    expect(publishedPostsQuery(filter)).toEqual({ query });
  });
});
