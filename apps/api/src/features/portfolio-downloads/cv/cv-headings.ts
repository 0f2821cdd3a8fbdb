import type { PortfolioSectionName } from '@vitrine/contracts';

/** The language of the headings below; what people wrote may be in any. */
export const CV_LANGUAGE = 'en';

/** Headings, as on the page. */
export const cvHeadings: Record<PortfolioSectionName, string> = {
  about: 'About',
  experiences: 'Experience',
  projects: 'Projects',
  skills: 'Skills',
  educations: 'Education',
  services: 'Services',
  products: 'Products',
  media: 'Gallery',
  documents: 'Documents',
};

export const theRestIsAt = (address: string) => `There is more at ${address}`;
export const lettersAreMissing = (address: string) =>
  `Some of this is written in letters that this file cannot show. All of it is at ${address}`;
