import type { CvContent } from '../../src/portfolio/downloads/cv/cv-content.ts';

/** A CV without sections. */
export const emptyCv: CvContent = {
  language: 'en',
  title: 'Ada',
  name: 'Ada',
  customUrl: 'ada',
  headline: '',
  location: '',
  availability: '',
  keywords: [],
  address: { url: 'https://vitrine.test/p/ada', text: 'vitrine.test/p/ada' },
  links: [],
  sections: [],
  notes: { moreAt: '', lettersAreMissing: '' },
  onePage: false,
  updatedAt: '2026-03-04T09:30:00.000Z',
};
