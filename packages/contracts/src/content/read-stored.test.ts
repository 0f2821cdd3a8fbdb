import { describe, expect, it } from 'vitest';
import { pageKeys, pageSchemas } from '../pages/page-schemas.ts';
import { z } from '../zod.ts';
import { readStored } from './read-stored.ts';

describe('every page', () => {
  it.each(pageKeys)('has a default for each of its fields: %s', (key) => {
    expect(pageSchemas[key].safeParse({}).success).toBe(true);
  });
});

describe('content that does not fit any more', () => {
  const about = pageSchemas.about.parse({ heroTitle: 'About us', why: { title: 'Why' } });
  const read = (stored: unknown) => readStored<unknown>(pageSchemas.about, stored);

  it.each([
    [
      'a text that is a number',
      { ...about, heroTitle: 7 },
      'heroTitle',
      { ...about, heroTitle: '' },
    ],
    [
      'a part that is a text',
      { ...about, why: 'Because.' },
      'why',
      { ...about, why: { title: '', description: '' } },
    ],
    [
      'a text inside of a list',
      { ...about, purposes: { title: 'P', items: [{ title: ['A'], description: 'B' }] } },
      'purposes.items.0.title',
      { ...about, purposes: { title: 'P', items: [{ title: '', description: 'B' }] } },
    ],
    [
      'a text that is too long',
      { ...about, heroTitle: 'x'.repeat(300) },
      'heroTitle',
      { ...about, heroTitle: 'x'.repeat(200) },
    ],
    [
      'a list that is too long',
      {
        ...about,
        purposes: { title: 'P', items: Array(20).fill({ title: 'A', description: 'B' }) },
      },
      'purposes.items',
      {
        ...about,
        purposes: { title: 'P', items: Array(12).fill({ title: 'A', description: 'B' }) },
      },
    ],
  ])('keeps everything around %s', (_what, stored, path, expected) => {
    expect(read(stored)).toEqual({ value: expected, repaired: [path] });
  });

  it('fills up a list that must have more', () => {
    const stat = { title: 'projects completed', value: '50+' };
    const stored = { aboutSection: { stats: [stat] } };
    const { value, repaired } = readStored(pageSchemas.home, stored);
    const blank = { title: '', value: '' };
    expect(value.aboutSection.stats).toEqual([stat, blank, blank, blank]);
    expect(new Set(repaired)).toEqual(new Set(['aboutSection.stats']));
  });

  it.each([null, 'text', 7, []])('has all its defaults where %j was stored', (stored) => {
    expect(read(stored).value).toEqual(pageSchemas.about.parse({}));
  });

  it('drops what no release knows', () => {
    expect(read({ ...about, forgotten: true })).toEqual({ value: about, repaired: [] });
  });

  it('is an error in the schema where not even defaults fit', () => {
    expect(() => readStored(z.object({ name: z.string() }), {})).toThrow('name');
  });
});
