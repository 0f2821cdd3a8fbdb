import { describe, expect, it } from 'vitest';
import { portfolio } from '../testing/sample-portfolio.ts';
import { fieldErrors, standingErrors } from './field-errors.ts';

describe('field errors', () => {
  it('name the item and not its place', () => {
    const problems = [
      { path: 'customUrl', message: 'Taken' },
      { path: 'experiences.0.title', message: 'Title is required' },
      { path: 'skills.0', message: 'Too long' },
      { path: 'translations.fr.headline', message: 'Too long' },
      { path: 'experiences.0.translations.fr.title', message: 'Too long' },
    ];
    expect(fieldErrors(problems, portfolio)).toEqual({
      customUrl: 'Taken',
      'experiences.e1.title': 'Title is required',
      skills: 'Too long',
      'translations.fr.headline': 'Too long',
      'experiences.e1.translations.fr.title': 'Too long',
    });
  });
});

describe('standing errors', () => {
  const errors = { headline: 'Too long', 'experiences.e1.title': 'Title is required' };
  it.each<[string, Partial<typeof portfolio>, string[]]>([
    ['stay while nothing changed', {}, Object.keys(errors)],
    ['go with a change of their field', { headline: 'x' }, ['experiences.e1.title']],
    ['stay when others change', { summary: 'x' }, Object.keys(errors)],
    [
      'go with a change of their item',
      { experiences: portfolio.experiences.map((job) => ({ ...job, title: 'x' })) },
      ['headline'],
    ],
  ])('%s', (_, changed, standing) => {
    const draft = { ...portfolio, ...changed };
    expect(Object.keys(standingErrors(errors, portfolio, draft))).toEqual(standing);
  });

  it('of a language go with a change of that', () => {
    const wrong = { 'translations.fr.headline': 'Too long' };
    const sent = { ...portfolio, translations: { fr: { published: false, headline: 'x' } } };
    const draft = { ...portfolio, translations: { fr: { published: false, headline: 'y' } } };
    expect(standingErrors(wrong, sent, { ...sent, headline: 'z' })).toEqual(wrong);
    expect(standingErrors(wrong, sent, draft)).toEqual({});
  });
});
