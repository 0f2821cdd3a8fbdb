import type { PublicPortfolio } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { noEntries } from '#testing/empty-portfolio.ts';
import { pictureAt } from '#testing/picture-at.ts';
import { pageDescription, personJsonLd } from './portfolio-head.ts';

const portfolio: PublicPortfolio = {
  ...noEntries,
  name: 'Ada Mbella',
  profession: 'Data Scientist',
  headline: '',
  summary: '',
  customUrl: 'ada-mbella',
  profileImage: pictureAt('/media/1/640x640.webp'),
  skills: ['Go', 'Go'],
  sections: [],
  updatedAt: '2026-03-04T00:00:00.000Z',
};
const url = 'https://north.example/p/ada-mbella';
const experience = (company: string, period: string) => ({
  id: company,
  title: 'Lead',
  company,
  period,
  description: '',
});

describe('the person that search engines are told of', () => {
  it('knows what they list, each once, and has a picture with a whole address', () => {
    expect(personJsonLd(portfolio, url)).toMatchObject({
      knowsAbout: ['Go'],
      image: 'https://north.example/media/1/640x640.webp',
    });
  });

  it('works for whom the period says they work today, and for nobody else', () => {
    const experiences = [
      experience('Bakweri Savings', '2022 to today'),
      experience('Camtel', '2014 – 2018'),
      experience('Alert237', ''),
    ];
    expect(personJsonLd({ ...portfolio, experiences }, url)).toMatchObject({
      worksFor: [{ '@type': 'Organization', name: 'Bakweri Savings' }],
    });
    expect(JSON.parse(JSON.stringify(personJsonLd(portfolio, url)))).not.toHaveProperty('worksFor');
  });

  it('names each school once', () => {
    const educations = ['BSc', 'MSc'].map((degree) => ({
      id: degree,
      degree,
      institution: 'University of Buea',
      year: '',
    }));
    expect(personJsonLd({ ...portfolio, educations }, url)).toMatchObject({
      alumniOf: [{ '@type': 'EducationalOrganization', name: 'University of Buea' }],
    });
  });
});

describe('pageDescription', () => {
  it.each([
    ['', undefined],
    ['  One.\n\nTwo. ', 'One. Two.'],
    [`${'word '.repeat(39)}word`, `${'word '.repeat(39)}word`],
    ['word '.repeat(60), `${'word '.repeat(39)}word…`],
  ])('of %j is %j', (text, description) => {
    expect(pageDescription(text)).toBe(description);
  });
});
