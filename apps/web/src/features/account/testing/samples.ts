import type { Account, Portfolio } from '@vitrine/contracts';

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
};

export const ada: Account = {
  id: '0197a000-0000-7000-8000-000000000001',
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Obi',
  phone: '',
  profession: 'Data Scientist',
  role: 'user',
  createdAt: '2026-01-01T00:00:00.000Z',
};
