import { describe, expect, it } from 'vitest';
import { besideSource, withTexts } from './texts.ts';

const source = { title: 'Hello', kind: 'training', items: [{ name: 'One' }, { name: 'Two' }] };
const french = { title: 'Bonjour', kind: 'training', items: [{ name: 'Un' }, { name: 'Deux' }] };
const shown = (...of: Parameters<typeof besideSource>) =>
  besideSource(...of).map(({ was, translated }) => [translated, was]);

describe('the texts beside a source', () => {
  it('begin as copies', () => {
    expect(besideSource(source, null, null)).toEqual([
      { path: 'title', source: 'Hello', was: undefined, translated: 'Hello' },
      { path: 'items.0.name', source: 'One', was: undefined, translated: 'One' },
      { path: 'items.1.name', source: 'Two', was: undefined, translated: 'Two' },
    ]);
  });

  it('say what the source said before, where it says something else now', () => {
    const now = { ...source, title: 'Good morning' };
    expect(shown(now, source, french)[0]).toEqual(['Bonjour', 'Hello']);
    expect(shown(now, source, french)[1]).toEqual(['Un', undefined]);
  });

  it('follow what was moved, and copy what is new', () => {
    const now = { ...source, items: [{ name: 'Two' }, { name: 'One' }, { name: 'Three' }] };
    expect(shown(now, source, french).slice(1)).toEqual([
      ['Deux', undefined],
      ['Un', undefined],
      ['Three', ''],
    ]);
  });

  it('are put back where they were, and what is chosen stays', () => {
    const texts = { title: 'Bonjour', 'items.0.name': 'Un', 'items.1.name': 'Deux' };
    expect(withTexts(source, texts)).toEqual(french);
  });
});
