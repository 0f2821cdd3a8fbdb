import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { type Choices, differenceLabel, plainChoices } from '#lib/editing/merge.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { type PostValues, postFields } from '../post-fields.ts';
import { valuesOf } from '../use-post-editor.ts';
import { mergePosts } from './merge-posts.ts';

const post = (sections: readonly string[], changes: Partial<PostValues> = {}): PostValues => ({
  ...valuesOf(undefined),
  title: 'Title',
  sections: sections.map((text) => ({ text })),
  ...changes,
});
const textsOf = ({ sections }: PostValues) => sections.map(({ text }) => text);

function merge(
  base: readonly string[],
  yours: readonly string[],
  theirs: readonly string[],
  choices: Choices = {},
) {
  const sides = { base: post(base), yours: post(yours), theirs: post(theirs) };
  const { merged, differences } = mergePosts(postFields, sides, choices);
  return {
    texts: textsOf(merged),
    differences,
    asked: differences.filter(({ by }) => by === 'both'),
  };
}

const THREE = 'The boats leave.\n\nThe nets are dry.\n\nIt rains.';

describe('two who write in one section', () => {
  it.each([
    [
      'change different paragraphs',
      'The boats leave at dawn.\n\nThe nets are dry.\n\nIt rains.',
      'The boats leave.\n\nThe nets are dry.\n\nIt rains all day.',
      'The boats leave at dawn.\n\nThe nets are dry.\n\nIt rains all day.',
    ],
    [
      'change neighbours',
      'The boats leave at dawn.\n\nThe nets are dry.\n\nIt rains.',
      'The boats leave.\n\nThe nets are wet.\n\nIt rains.',
      'The boats leave at dawn.\n\nThe nets are wet.\n\nIt rains.',
    ],
    [
      'delete one and change the next',
      'The boats leave.\n\nIt rains.',
      'The boats leave.\n\nThe nets are dry.\n\nIt rains all day.',
      'The boats leave.\n\nIt rains all day.',
    ],
    [
      'add in the same place',
      `${THREE}\n\nMine at the end.`,
      `${THREE}\n\nTheirs at the end.`,
      `${THREE}\n\nTheirs at the end.\n\nMine at the end.`,
    ],
    [
      'did the same',
      'The boats leave at dawn.\n\nThe nets are dry.\n\nIt rains.\n\nNew.',
      'The boats leave at dawn.\n\nThe nets are dry.\n\nIt rains!\n\nNew.',
      'The boats leave at dawn.\n\nThe nets are dry.\n\nIt rains!\n\nNew.',
    ],
  ])('are not asked where they %s', (_, yours, theirs, expected) => {
    const { texts, asked } = merge([THREE], [yours], [theirs]);
    expect(asked).toEqual([]);
    expect(texts).toEqual([expected]);
  });

  it('keep items of a list and lines under a heading together', () => {
    const { texts, asked } = merge(
      ['## Fish\n- tuna\n- cod\n\nEnd'],
      ['## Fish\n- tuna\n- red snapper\n- cod\n\nEnd'],
      ['## Fish\n- tuna\n- cod from the north\n- eel\n\nEnd'],
    );
    expect(asked).toEqual([]);
    expect(texts).toEqual(['## Fish\n- tuna\n- red snapper\n- cod from the north\n- eel\n\nEnd']);
  });

  it('are asked about the paragraph alone that both changed', () => {
    const yours = ['Intro', 'The boats leave at dawn.\n\nThe nets are dry.\n\nIt rains.'];
    const theirs = ['Intro', 'The boats stay.\n\nThe nets are wet.\n\nIt rains.'];
    const { asked, differences, texts } = merge(['Intro', THREE], yours, theirs);
    expect(asked.map(({ yours: own, theirs: its }) => [own, its])).toEqual([
      ['The boats leave at dawn.', 'The boats stay.'],
    ]);
    expect(differences.map(differenceLabel)).toEqual([
      'Section 2, paragraph 1',
      'Section 2, paragraph 2',
    ]);
    expect(texts[1]).toBe('The boats leave at dawn.\n\nThe nets are wet.\n\nIt rains.');
    const choices = { ...plainChoices(differences), [asked[0]?.id ?? '']: 'theirs' as const };
    expect(merge(['Intro', THREE], yours, theirs, choices).texts).toEqual(theirs);
  });

  it('are asked where one deleted what the other changed', () => {
    const without = 'The boats leave.\n\nIt rains.';
    const changed = 'The boats leave.\n\nThe nets are wet.\n\nIt rains.';
    const { asked, texts } = merge([THREE], [without], [changed]);
    expect(asked.map(({ what, yours, theirs }) => [what, yours, theirs])).toEqual([
      ['item', undefined, 'The nets are wet.'],
    ]);
    expect(texts).toEqual([without]);
    const id = asked[0]?.id ?? '';
    expect(merge([THREE], [without], [changed], { [id]: 'theirs' }).texts).toEqual([changed]);
    expect(merge([THREE], [changed], [without]).texts).toEqual([changed]);
  });
});

describe('two who write in a post', () => {
  it('are not asked where one moves the section that the other writes in', () => {
    const { texts, asked } = merge(
      [THREE, 'Second section', 'Third section'],
      ['Third section', THREE, 'Second section'],
      [`${THREE}\n\nMore.`, 'Second section', 'Third section'],
    );
    expect(asked).toEqual([]);
    expect(texts).toEqual(['Third section', `${THREE}\n\nMore.`, 'Second section']);
  });

  it('keep the sections that both added, and what is the same once', () => {
    const { texts, asked } = merge(['One'], ['One', 'Mine', 'A\n\nB'], ['Theirs', 'One', 'A\n\nB']);
    expect(asked).toEqual([]);
    expect(texts).toEqual(['Theirs', 'One', 'Mine', 'A\n\nB']);
  });

  it('are asked about a section that one deleted and the other changed', () => {
    const { asked, texts } = merge([THREE, 'Rest'], ['Rest'], [`${THREE}\n\nMore.`, 'Rest']);
    expect(asked.map(differenceLabel)).toEqual(['Section 1']);
    expect(asked[0]).toMatchObject({ what: 'item', yours: undefined, theirs: `${THREE}\n\nMore.` });
    expect(texts).toEqual(['Rest']);
  });

  it('are asked once about two orders, by how the sections begin', () => {
    const { asked } = merge(['A a', 'B b', 'C c'], ['B b', 'A a', 'C c'], ['A a', 'C c', 'B b']);
    expect(asked.map(({ what, yours, theirs }) => [what, yours, theirs])).toEqual([
      ['order', ['– B b', '– A a', '– C c'], ['– A a', '– C c', '– B b']],
    ]);
  });

  it('have everything beside the text put together as before', () => {
    const sides = {
      base: post(['One']),
      yours: post(['One'], { title: 'Mine' }),
      theirs: post(['Two'], { color: 'blue' }),
    };
    const { merged, differences } = mergePosts(postFields, sides, {});
    expect(merged).toEqual(post(['Two'], { title: 'Mine', color: 'blue' }));
    expect(differences.map(({ by }) => by)).toEqual(['yours', 'theirs', 'theirs']);
  });
});

describe('two who change what a post has beside its text', () => {
  const cover = (name: string) => pictureAt(`/media/${name}/1600x1000.webp`);
  const details: [keyof PostValues, unknown, unknown][] = [
    ['slug', 'mine', 'theirs'],
    ['tags', 'boats', 'nets'],
    ['cover', cover('mine'), cover('theirs')],
    ['cover_alt', 'My boat', 'Their boat'],
    ['seo_title', 'My title', 'Their title'],
    ['seo_description', 'Mine', 'Theirs'],
    ['published_at', '2026-03-01T09:30', '2026-03-02T09:30'],
  ];
  const changed = (path: string, value: unknown) => post(['One'], { [path]: value });

  it.each(details)('have %s as the one who changed it', (path, mine) => {
    const base = post(['One']);
    for (const sides of [
      { base, yours: changed(path, mine), theirs: base },
      { base, yours: base, theirs: changed(path, mine) },
    ]) {
      const { merged, differences } = mergePosts(postFields, sides, {});
      expect(merged).toEqual(changed(path, mine));
      expect(differences.map(({ id, by }) => [id, by])).toEqual([
        [path, sides.yours === base ? 'theirs' : 'yours'],
      ]);
    }
  });

  it.each(details)('are asked about %s where both did', (path, mine, theirs) => {
    const sides = {
      base: post(['One']),
      yours: changed(path, mine),
      theirs: changed(path, theirs),
    };
    const { merged, differences } = mergePosts(postFields, sides, {});
    expect(differences).toMatchObject([{ id: path, by: 'both', yours: mine, theirs }]);
    expect(merged).toEqual(sides.yours);
    expect(mergePosts(postFields, sides, { [path]: 'theirs' }).merged).toEqual(sides.theirs);
  });

  it('have the cover of one and the words for it of the other', () => {
    const base = post(['One'], { cover: cover('old'), cover_alt: 'Old' });
    const sides = {
      base,
      yours: { ...base, cover: cover('mine') },
      theirs: { ...base, cover_alt: 'New' },
    };
    const { merged, differences } = mergePosts(postFields, sides, {});
    expect(merged).toEqual({ ...base, cover: cover('mine'), cover_alt: 'New' });
    expect(differences.filter(({ by }) => by === 'both')).toEqual([]);
  });
});

/** What someone does to a post; what they type is known again by its number. */
type Act =
  | { does: 'type' | 'change' | 'delete'; section: number; paragraph: number }
  | { does: 'add' | 'remove' | 'move'; section: number; paragraph: number };

const ACTS = fc.array(
  fc.record({
    does: fc.constantFrom('type', 'change', 'change', 'delete', 'add', 'remove', 'move'),
    section: fc.nat(9),
    paragraph: fc.nat(9),
  }) as fc.Arbitrary<Act>,
  { maxLength: 6 },
);
const WORDS = ['boats', 'nets', 'rain', 'tide', 'fish', 'harbour'];
const PARAGRAPH = fc
  .tuple(fc.constantFrom('', '', '- ', '## ', '> ', '1. '), fc.subarray(WORDS, { minLength: 1 }))
  .map(([sign, words]) => sign + words.join(' '));
const SECTIONS = fc.array(fc.array(PARAGRAPH, { minLength: 1, maxLength: 5 }), {
  minLength: 1,
  maxLength: 4,
});

/** A post after someone has written in it, and what of their words is in it at the end. */
function written(before: readonly (readonly string[])[], acts: readonly Act[], who: string) {
  const sections = before.map((paragraphs) => [...paragraphs]);
  for (const [number, { does, section, paragraph }] of acts.entries()) {
    const at = section % Math.max(1, sections.length);
    const own = sections[at];
    const words = `${who}${number}x`;
    if (does === 'add' || !own) sections.splice(at + 1, 0, [words]);
    else if (does === 'remove') sections.splice(at, 1);
    else if (does === 'move')
      sections.splice(paragraph % sections.length, 0, ...sections.splice(at, 1));
    else {
      const place = paragraph % Math.max(1, own.length);
      if (does === 'type') own.splice(place + 1, 0, words);
      else if (does === 'delete') own.splice(place, 1);
      else own[place] = `${own[place] ?? ''} ${words}`;
    }
  }
  const texts = sections.map((paragraphs) => paragraphs.join('\n\n'));
  const typed = acts
    .map((_, number) => `${who}${number}x`)
    .filter((it) => texts.join().includes(it));
  return { texts, typed };
}

describe('whatever two write', () => {
  const both = fc.tuple(SECTIONS, ACTS, ACTS);
  const sidesOf = ([sections, mine, others]: [string[][], Act[], Act[]]) => ({
    base: sections.map((paragraphs) => paragraphs.join('\n\n')),
    yours: written(sections, mine, 'mine'),
    theirs: written(sections, others, 'other'),
  });

  it('is all there, or is beside what it is asked against', () => {
    fc.assert(
      fc.property(both, (random) => {
        const { base, yours, theirs } = sidesOf(random);
        const { texts, asked } = merge(base, yours.texts, theirs.texts);
        const shown = [...texts, ...asked.flatMap((one) => [one.yours, one.theirs])].join();
        for (const words of [...yours.typed, ...theirs.typed]) expect(shown).toContain(words);
      }),
    );
  });

  it.each(['yours', 'theirs'] as const)('is all kept of %s where they are chosen', (side) => {
    fc.assert(
      fc.property(both, (random) => {
        const sides = sidesOf(random);
        const { base, yours, theirs } = sides;
        const { asked, differences } = merge(base, yours.texts, theirs.texts);
        const chosen = Object.fromEntries(asked.map(({ id }) => [id, side]));
        const choices = { ...plainChoices(differences), ...chosen };
        const { texts } = merge(base, yours.texts, theirs.texts, choices);
        for (const words of sides[side].typed) expect(texts.join()).toContain(words);
      }),
    );
  });

  it('is letter for letter what one wrote where the other wrote nothing', () => {
    fc.assert(
      fc.property(both, (random) => {
        const { base, yours } = sidesOf(random);
        const expected = yours.texts.length > 0 ? yours.texts : [''];
        expect(merge(base, yours.texts, base).texts).toEqual(expected);
        expect(merge(base, base, yours.texts).texts).toEqual(expected);
      }),
    );
  });
});
