import { describe, expect, it } from 'vitest';
import { portfolio } from '../testing/sample-portfolio.ts';
import type { SavedEdits } from './editor-state.ts';
import { blankAdditions } from './item-kinds.ts';
import { isSettled, restoredEdits, savedEditsSchema } from './saved-edits.ts';

const draft = { ...portfolio, headline: 'mine' };
const kept: SavedEdits = {
  base: portfolio,
  draft,
  sent: undefined,
  additions: blankAdditions,
  keys: {},
};

describe('restoring', () => {
  it('goes on where one stopped while the server has the same version', () => {
    expect(restoredEdits(kept, portfolio)).toEqual(kept);
  });

  it('opens the portfolio as it is where only a new item was typed', () => {
    const typed = { ...kept, base: undefined, draft: undefined };
    expect(restoredEdits(typed, portfolio)).toMatchObject({ base: portfolio, draft: portfolio });
  });

  it('puts both together when the server has a newer one', () => {
    const now = { ...portfolio, version: 8, summary: 'other' };
    expect(restoredEdits(kept, now)).toMatchObject({
      base: now,
      draft: { ...now, headline: 'mine' },
    });
  });

  it('changes nothing in parts that came after the release which kept it', () => {
    const { theme: _theme, cv: _cv, ...earlier } = portfolio;
    const older = { ...kept, base: earlier, draft: { ...earlier, headline: 'mine' } } as SavedEdits;
    const now = { ...portfolio, theme: 'paper' as const, cv: '/media/own/document.pdf' };
    expect(restoredEdits(older, now)).toMatchObject({
      base: now,
      draft: { ...now, headline: 'mine' },
    });
    expect(isSettled(older, { ...now, headline: 'mine' })).toBe(true);
  });

  it('leaves what was changed on both sides to the next save, which asks', () => {
    const now = { ...portfolio, version: 8, headline: 'other' };
    expect(restoredEdits(kept, now)).toEqual(kept);
  });

  it('does not ask about what was sent and arrived', () => {
    const now = { ...draft, version: 8 };
    const later = { ...kept, sent: draft, draft: { ...draft, headline: 'mine, later' } };
    expect(restoredEdits(later, now)).toMatchObject({
      base: now,
      draft: { headline: 'mine, later' },
    });
  });

  it('is not needed for what was saved after all', () => {
    expect(isSettled(kept, { ...draft, version: 8 })).toBe(true);
    expect(isSettled(kept, portfolio)).toBe(false);
    const typed = { ...blankAdditions, links: { name: 'Blog', url: '' } };
    expect(isSettled({ ...kept, additions: typed }, { ...draft, version: 8 })).toBe(false);
  });
});

describe('what was kept', () => {
  const newer = ['certificates', 'languages', 'publications', 'volunteering'];
  const isEarlier = ([name]: [string, unknown]) =>
    !newer.includes(name) && !name.startsWith('availability');
  const earlier = Object.fromEntries(Object.entries(portfolio).filter(isEarlier));
  const earlierForms = {
    ...Object.fromEntries(Object.entries(blankAdditions).filter(isEarlier)),
    projects: { name: 'Board', description: '', technologies: [] },
  };

  it('has every part there is by now', () => {
    const read = savedEditsSchema.parse({
      ...{ format: 1, ...kept, base: earlier, draft: earlier, additions: earlierForms },
    });
    expect(restoredEdits(read, portfolio).draft).toEqual(portfolio);
    expect(read.additions).toEqual({
      ...blankAdditions,
      projects: { ...blankAdditions.projects, name: 'Board' },
    });
  });

  const whole = { format: 1, ...kept };
  it.each<[string, unknown, boolean]>([
    ['is read', whole, true],
    [
      'is read with what no contract accepts',
      { ...whole, draft: { ...draft, customUrl: '?' } },
      true,
    ],
    [
      'is read from a release that knew fewer parts',
      { ...whole, base: earlier, draft: { ...earlier, headline: 'mine' }, additions: earlierForms },
      true,
    ],
    ['is read without a draft', { ...whole, base: undefined, draft: undefined }, true],
    ['is passed over in another format', { ...whole, format: 0 }, false],
    ['is passed over without its base', { ...whole, base: undefined }, false],
    ['is passed over when a part is missing', { ...whole, draft: { headline: 'mine' } }, false],
    ['is passed over when it is no record', 'mine', false],
  ])('%s', (_, content, read) => {
    expect(savedEditsSchema.safeParse(content).success).toBe(read);
  });
});
