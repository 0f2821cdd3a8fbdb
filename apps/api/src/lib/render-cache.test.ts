import { describe, expect, it, vi } from 'vitest';
import { createRenderCache } from './render-cache.ts';

/** Makes `value` and says that it takes so many bytes; none where it is not to be kept. */
const maker = (value: string, ...[bytes]: [number?]) => vi.fn(async () => ({ value, bytes }));

const room = { pages: 50_000, queries: 5_000, files: 50_000 };

describe('a render cache', () => {
  it('makes a thing once and keeps it', async () => {
    const cache = createRenderCache();
    const make = maker('page', 10);
    expect(await cache.render('pages', 'a', make)).toBe('page');
    expect(await cache.render('pages', 'a', make)).toBe('page');
    expect(make).toHaveBeenCalledOnce();
    expect(cache.get('pages', 'a')).toBe('page');
    expect(cache.get('pages', 'b')).toBeUndefined();
  });

  it('makes it once for those who ask while it is made', async () => {
    const cache = createRenderCache();
    const make = maker('page');
    const asked = [cache.render('pages', 'a', make), cache.render('pages', 'a', make)];
    expect(await Promise.all(asked)).toEqual(['page', 'page']);
    expect(make).toHaveBeenCalledOnce();
  });

  it('makes it again when the content has another revision', async () => {
    const cache = createRenderCache();
    await cache.render('pages', 'a', maker('old', 10), 1);
    expect(cache.get('pages', 'a', 2)).toBeUndefined();
    expect(await cache.render('pages', 'a', maker('new', 10), 2)).toBe('new');
    expect(cache.get('pages', 'a', 1)).toBeUndefined();
  });

  it('does not share what is made of one revision with those who ask for the next', async () => {
    const cache = createRenderCache();
    const asked = [
      cache.render('pages', 'a', maker('old', 10), 1),
      cache.render('pages', 'a', maker('new', 10), 2),
    ];
    expect(await Promise.all(asked)).toEqual(['old', 'new']);
  });

  it('keeps nothing that is not to be kept, and nothing that failed', async () => {
    const cache = createRenderCache();
    await cache.render('pages', 'a', maker('once'));
    expect(cache.get('pages', 'a')).toBeUndefined();
    await expect(cache.render('pages', 'b', () => Promise.reject(new Error('no')))).rejects.toThrow(
      'no',
    );
    expect(await cache.render('pages', 'b', maker('at last', 10))).toBe('at last');
  });

  it('drops the least recently used entry when it is full', async () => {
    const cache = createRenderCache({ ...room, pages: 9_000 });
    for (const key of ['a', 'b', 'c']) await cache.render('pages', key, maker(key, 1_000));
    expect(['a', 'b', 'c'].map((key) => cache.get('pages', key))).toEqual([undefined, 'b', 'c']);
  });

  it('counts what its keys take', async () => {
    const cache = createRenderCache({ ...room, pages: 10_000 });
    await cache.render('pages', 'a'.repeat(6_000), maker('small', 10));
    expect(cache.get('pages', 'a'.repeat(6_000))).toBeUndefined();
  });

  it('drops nothing of another kind, however many made-up addresses are asked for', async () => {
    const cache = createRenderCache(room);
    await cache.render('pages', '/about', maker('page', 1_000));
    await cache.render('files', 'cv', maker('pdf', 1_000));
    for (let made = 0; made < 100; made += 1) {
      await cache.render('queries', `/about?${made}`, maker('page', 1_000));
    }
    expect(cache.get('pages', '/about')).toBe('page');
    expect(cache.get('files', 'cv')).toBe('pdf');
    expect(cache.get('queries', '/about?0')).toBeUndefined();
    expect(cache.get('queries', '/about?99')).toBe('page');
  });
});
