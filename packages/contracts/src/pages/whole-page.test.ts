import { describe, expect, it } from 'vitest';
import { pageKeys, pageSchemas } from './page-schemas.ts';
import { wholePage } from './whole-page.ts';

describe('a page that is sent', () => {
  it.each(pageKeys.filter((key) => key !== 'company'))(
    'is not taken without its parts: %s',
    (key) => {
      const paths = wholePage(pageSchemas[key])
        .safeParse({})
        .error?.issues.map(({ path }) => path.join('.'));
      expect(paths?.length).toBeGreaterThan(0);
    },
  );

  it.each(pageKeys)('is taken as it was stored: %s', (key) => {
    const content = pageSchemas[key].parse({});
    expect(wholePage(pageSchemas[key]).parse(content)).toEqual(content);
  });

  it('keeps the bounds of its lists', () => {
    const cookies = { ...pageSchemas.cookies.parse({}), sections: Array(101).fill({}) };
    expect(wholePage(pageSchemas.cookies).safeParse(cookies).success).toBe(false);
  });

  it('requires nested sections and lists as well, but no text', () => {
    const about = { ...pageSchemas.about.parse({}), identitySection: { title: 'A' } };
    const { error } = wholePage(pageSchemas.about).safeParse(about);
    expect(error?.issues.map(({ path }) => path.join('.'))).toEqual(['identitySection.meaning']);
  });
});
