import { type Portfolio, portfolioSections } from '@vitrine/contracts';

/** The lists and files of a portfolio that nothing was added to. */
export const noEntries = {
  experiences: [],
  educations: [],
  skills: [],
  projects: [],
  links: [],
  media_items: [],
  gallery: [],
  services: [],
  products: [],
  certificates: [],
  languages: [],
  publications: [],
  volunteering: [],
  availability: '',
  availabilityNote: '',
  cv: '',
  phone: '',
  whatsapp: '',
} satisfies Partial<Portfolio>;

/** A new account's portfolio. */
export const blankPortfolio = (): Portfolio => ({
  headline: '',
  summary: '',
  published: false,
  customUrl: '',
  profileImage: '',
  ...noEntries,
  sections: [...portfolioSections],
  version: 1,
});
