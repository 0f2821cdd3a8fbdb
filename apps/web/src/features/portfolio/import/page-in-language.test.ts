import type { Portfolio } from '@vitrine/contracts';
import { blankPortfolio } from '@vitrine/contracts';
import type { ImportedResume } from '@vitrine/resume';
import { expect, it } from 'vitest';
import { pageIn } from './page-in-language.ts';
import { pageWith, reviewIn, reviewOf } from './review.ts';
import { standingOf } from './standing.ts';

const place = { unit: 'line', of: '', number: 1 } as const;
const found = <T>(value: T) => ({ value, place });
const job = (title: string, company: string, period: string, description = '') =>
  found({ title, company, period, description });

const none = { educations: [], projects: [], certificates: [], languages: [], volunteering: [] };
const cv: ImportedResume = {
  words: {
    headline: found('Comptable chez Camtel, Douala'),
    summary: found('Tenue des comptes et déclarations, de janvier 2016 à ce jour.'),
    whatsapp: found('+237670000000'),
  },
  items: {
    ...{ ...none, publications: [], links: [], services: [], products: [] },
    experiences: [
      job('Comptable', 'Camtel', '2016 – 2021', 'Clôture des comptes.'),
      job('Stagiaire', 'SNH', 'juin 2015'),
    ],
  },
  skills: [found('Comptabilité')],
  unread: [],
};

const english = (own: object = {}): Portfolio =>
  ({
    ...blankPortfolio(),
    language: 'en',
    headline: 'Accountant',
    skills: ['Accounting'],
    experiences: [
      { id: 'a', title: 'Accountant', company: 'Camtel', period: '2016 – 2021', description: '' },
    ],
    ...own,
  }) as unknown as Portfolio;

it('fills the translation of what the page has, and leaves the page as it is', () => {
  const page = english({ translations: { fr: { published: true, availabilityNote: 'Dès mai' } } });
  const review = reviewOf(cv, page);
  expect(review.language).toBe('fr');
  const after = pageWith(page, review);
  expect(after).toMatchObject({ headline: 'Accountant', skills: ['Accounting'], language: 'en' });
  expect(after.translations.fr).toEqual({
    ...{ published: true, availabilityNote: 'Dès mai' },
    headline: 'Comptable chez Camtel, Douala',
    summary: 'Tenue des comptes et déclarations, de janvier 2016 à ce jour.',
    skills: ['Comptabilité'],
  });
  expect(after.experiences).toEqual([
    {
      ...page.experiences[0],
      translations: { fr: { title: 'Comptable', description: 'Clôture des comptes.' } },
    },
  ]);
});

it('leaves what the page does not have in its own language', () => {
  const page = english();
  const { entries } = reviewOf(cv, page);
  const intern = entries.find(({ fields }) => fields.company === 'SNH');
  expect(intern?.taken).toBe(false);
  expect(intern && standingOf(intern, pageIn(page, 'fr'))).toBe('apart');
});

it('chooses none of two positions at a company that are not translated yet', () => {
  const second = { id: 'b', title: 'Auditor', company: 'Camtel', period: '', description: '' };
  const { experiences } = english();
  const page = english({ experiences: [{ ...experiences[0], period: '' }, second] });
  const after = pageWith(page, reviewOf(cv, page));
  expect(after.experiences).toEqual(page.experiences);
});

it('replaces a text of the translation only where someone takes it', () => {
  const page = english({ translations: { fr: { published: false, headline: 'Chef comptable' } } });
  const review = reviewOf(cv, page);
  const french = (...parts: string[]) => {
    const entries = review.entries.map((one) => ({ ...one, taken: parts.includes(one.part) }));
    return pageWith(page, { ...review, entries }).translations.fr;
  };
  expect(review.entries.find(({ part }) => part === 'headline')?.taken).toBe(false);
  expect(french()).toMatchObject({ headline: 'Chef comptable' });
  expect(french('headline')).toMatchObject({ headline: 'Comptable chez Camtel, Douala' });
});

it('stores what is no text for all languages', () => {
  const page = english();
  const review = reviewOf(cv, page);
  const entries = review.entries.map((one) => ({ ...one, taken: one.part === 'whatsapp' }));
  const after = pageWith(page, { ...review, entries });
  expect(after.whatsapp).toBe('+237670000000');
});

it('writes an empty page in the language of the CV', () => {
  const page = { ...blankPortfolio(), language: 'en' } as unknown as Portfolio;
  const after = pageWith(page, reviewOf(cv, page));
  expect(after).toMatchObject({ language: 'fr', headline: 'Comptable chez Camtel, Douala' });
  expect(after.experiences).toHaveLength(2);
  expect(after.translations).toEqual({});
});

it('adds everything to the page where someone chooses its own language', () => {
  const page = english();
  const after = pageWith(page, reviewIn(reviewOf(cv, page), page, 'en'));
  expect(after.experiences.map(({ company }) => company)).toEqual(['Camtel', 'Camtel', 'SNH']);
  expect(after.translations).toEqual({});
});

it('is in the language of the page where the CV is too short to say', () => {
  const short = { ...cv, words: {}, items: { ...cv.items, experiences: [] } };
  expect(reviewOf(short, english()).language).toBe('en');
});
