import { type Portfolio, portfolioSections } from '@vitrine/contracts';

/** A new account's portfolio. */
export const emptyPortfolio: Portfolio = {
  headline: '',
  summary: '',
  published: false,
  customUrl: '',
  profileImage: '',
  experiences: [],
  educations: [],
  skills: [],
  projects: [],
  links: [],
  media_items: [],
  gallery: [],
  services: [],
  products: [],
  cv: '',
  sections: [...portfolioSections],
  version: 1,
};
