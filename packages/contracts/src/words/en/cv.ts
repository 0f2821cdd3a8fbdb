import type { Availability, LanguageLevel } from '../../entities/portfolio-choices.ts';
import type { PortfolioSectionName } from '../../entities/portfolio-sections.ts';

/** Pictures and files are not in it. */
type CvSectionName = Exclude<PortfolioSectionName, 'media' | 'documents'>;

/** What a CV says besides what its owner wrote, as on the page. */
export const cv = {
  headings: {
    about: 'About',
    experiences: 'Experience',
    projects: 'Projects',
    skills: 'Skills',
    educations: 'Education',
    certificates: 'Certificates',
    languages: 'Languages',
    volunteering: 'Volunteering',
    publications: 'Publications',
    services: 'Services',
    products: 'Products',
    references: 'References',
  } satisfies Record<CvSectionName, string>,
  levels: {
    A1: 'Beginner (A1)',
    A2: 'Elementary (A2)',
    B1: 'Intermediate (B1)',
    B2: 'Upper intermediate (B2)',
    C1: 'Advanced (C1)',
    C2: 'Proficient (C2)',
    native: 'Native speaker',
  } satisfies Record<LanguageLevel, string>,
  availability: {
    open: (note: string) => (note ? `Open to work · ${note}` : 'Open to work'),
    from: (note: string) => (note ? `Available from ${note}` : 'Available later'),
    'not-looking': (note: string) => (note ? `Not looking · ${note}` : 'Not looking'),
  } satisfies Record<Availability, (note: string) => string>,
  /** What its files are called, behind the name of its owner. */
  files: { pdf: 'CV', json: 'resume', qr: 'QR code', 'qr-png': 'QR code' },
  moreAt: (address: string) => `There is more at ${address}`,
  lettersAreMissing: (address: string) =>
    `Some of this is written in letters that this file cannot show. All of it is at ${address}`,
};
