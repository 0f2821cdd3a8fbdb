import { describe, expect, it } from 'vitest';
import { portfolio } from '../testing/sample-portfolio.ts';
import { blankAdditions } from './item-kinds.ts';
import type { KeptEdits } from './kept-edits.ts';
import { isSettled, restoring } from './restore-edits.ts';

const draft = { ...portfolio, headline: 'mine' };
const kept: KeptEdits = {
  key: 'k',
  savedAt: new Date(0),
  base: portfolio,
  draft,
  sent: undefined,
  additions: blankAdditions,
  keys: {},
};

describe('restoring', () => {
  it('goes on where one stopped while the server has the same version', () => {
    expect(restoring(kept, portfolio)).toEqual({
      outcome: 'ready',
      base: portfolio,
      draft,
      merged: false,
    });
  });

  it('puts both together when the server has a newer one', () => {
    const now = { ...portfolio, version: 8, summary: 'other' };
    expect(restoring(kept, now)).toEqual({
      outcome: 'ready',
      base: now,
      draft: { ...now, headline: 'mine' },
      merged: true,
    });
  });

  it('asks about what was changed on both sides', () => {
    const now = { ...portfolio, version: 8, headline: 'other' };
    expect(restoring(kept, now)).toEqual({
      outcome: 'ask',
      diverged: { base: portfolio, yours: draft, theirs: now },
    });
  });

  it('does not ask about what was sent and arrived', () => {
    const now = { ...draft, version: 8 };
    const later = { ...kept, sent: draft, draft: { ...draft, headline: 'mine, later' } };
    expect(restoring(later, now)).toMatchObject({
      outcome: 'ready',
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
