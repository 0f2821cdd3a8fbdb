import { describe, expect, it } from 'vitest';
import { portfolio } from '../testing/sample-portfolio.ts';
import { blankAdditions } from './item-kinds.ts';
import { isSettled, keptEditsReader, upgraded } from './kept-edits.ts';
import { valuesOf } from './portfolio-values.ts';

const draft = { ...portfolio, headline: 'mine' };
/** As the releases up to 0.1.0 kept it. */
const earlier = {
  ...{ format: 1, base: portfolio, draft, sent: undefined },
  ...{ additions: blankAdditions, keys: {} },
};
const kept = {
  ...{ format: 2, addition: 'a', sent: [] },
  ...{ stored: portfolio, values: { ...valuesOf(portfolio), headline: 'mine' } },
};
const blog = { ...blankAdditions, links: { name: 'Blog', url: '' } };

describe('a draft of an earlier release', () => {
  it('is one of today, with what was sent and the forms for new items', () => {
    const sent = { ...portfolio, headline: 'sent' };
    const older = { ...earlier, sent, additions: blog, keys: { links: 'key' } };
    expect(upgraded(older, portfolio)).toEqual({
      ...{ format: 2, addition: '', stored: portfolio, sent: [valuesOf(sent)] },
      values: { ...draft, additions: blog, keys: { links: 'key' } },
    });
  });

  it('is of the portfolio as it is where only a new item was typed', () => {
    const typed = { ...earlier, base: undefined, draft: undefined, additions: blog };
    expect(upgraded(typed, portfolio)).toMatchObject({
      ...{ stored: portfolio, values: { ...portfolio, additions: blog } },
    });
  });

  it.each([earlier, kept])('has changed nothing in parts that came later', (whole) => {
    const parts = (record: object) =>
      Object.fromEntries(
        Object.entries(record).filter(([name]) => name !== 'theme' && name !== 'certificates'),
      );
    const { certificates: _form, ...forms } = blankAdditions;
    const older =
      'base' in whole
        ? { ...whole, base: parts(whole.base), draft: parts(whole.draft), additions: forms }
        : {
            ...whole,
            stored: parts(whole.stored),
            values: { ...parts(whole.values), additions: forms },
          };
    const now = { ...portfolio, theme: 'paper' as const };
    expect(upgraded(older, now)).toMatchObject({
      stored: { ...portfolio, theme: 'paper' },
      values: { ...valuesOf(now), headline: 'mine' },
    });
    expect(isSettled(older, { ...now, headline: 'mine' })).toBe(true);
  });
});

describe('what was kept', () => {
  it.each([earlier, kept])('is settled once all of it was saved', (whole) => {
    expect(isSettled(whole, { ...draft, version: 8 })).toBe(true);
    expect(isSettled(whole, portfolio)).toBe(false);
  });

  it('is not settled while a new item is typed', () => {
    expect(isSettled({ ...earlier, additions: blog }, { ...draft, version: 8 })).toBe(false);
  });

  const odd = { ...draft, customUrl: '?' };
  it.each<[string, unknown, boolean]>([
    ['is read', kept, true],
    ['is read from an earlier release', earlier, true],
    ['is read with what no contract accepts', { ...earlier, draft: odd }, true],
    ['is read without a draft', { ...earlier, base: undefined, draft: undefined }, true],
    ['is ignored in another format', { ...earlier, format: 0 }, false],
    ['is ignored without its base', { ...earlier, base: undefined }, false],
    ['is ignored when a part is missing', { ...earlier, draft: { headline: 'mine' } }, false],
    ['is ignored when it is no record', 'mine', false],
  ])('%s', async (_, content, read) => {
    const found = await keptEditsReader.safeParseAsync(content);
    expect(found).toEqual(read ? { success: true, data: content } : { success: false });
  });
});
