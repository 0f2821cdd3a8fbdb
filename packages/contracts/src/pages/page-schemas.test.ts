import { describe, expect, it } from 'vitest';
import { companySchema } from './company.ts';
import { pageKeys, pageSchemas } from './page-schemas.ts';

const homeWith = (changes: object) => ({
  aboutSection: { stats: Array(4).fill({ title: 'projects completed', value: '50+' }) },
  heroImages: ['/art/hero-dawn/1920x1080.webp'],
  solutions: { cards: [] },
  caseStudies: {},
  testimonials: {},
  closing: {},
  ...changes,
});

describe('the content of pages', () => {
  it('exists for every page of the site and for the company', () => {
    expect(pageKeys).toEqual([
      'home',
      'about',
      'vision-mission',
      'solutions',
      'projects',
      'team',
      'contact',
      'blog',
      'careers',
      'privacy',
      'terms',
      'cookies',
      'company',
    ]);
  });

  it('has texts that are empty rather than missing', () => {
    const home = pageSchemas.home.parse(homeWith({}));
    expect(home.heroTitle).toBe('');
    expect(home.closing).toEqual({ title: '', description: '', action: '' });
  });

  it('has four statistics on the home page, no more and no fewer', () => {
    const stats = (count: number) => Array(count).fill({ title: 'a', value: '1' });
    for (const [count, taken] of [
      [3, false],
      [4, true],
      [5, false],
    ] as const) {
      const home = homeWith({ aboutSection: { stats: stats(count) } });
      expect(pageSchemas.home.safeParse(home).success).toBe(taken);
    }
  });

  it.each(['https://elsewhere.example/a.webp', 'javascript:alert(1)', '/media/../secret'])(
    'shows no picture from %s',
    (url) => {
      expect(pageSchemas.home.safeParse(homeWith({ heroImages: [url] })).success).toBe(false);
    },
  );
});

describe('the company', () => {
  const company = { name: { first: 'Etinde', second: 'Works' }, address: [], social: {} };

  it('has a name in two parts', () => {
    expect(companySchema.parse(company).name).toEqual({ first: 'Etinde', second: 'Works' });
  });

  it.each(['javascript:alert(1)', 'data:text/html,x', 'linkedin.com/etinde'])(
    'links to no %s',
    (linkedin) => {
      expect(companySchema.safeParse({ ...company, social: { linkedin } }).success).toBe(false);
      expect(companySchema.safeParse({ ...company, website: linkedin }).success).toBe(false);
    },
  );
});
