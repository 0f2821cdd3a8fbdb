import { type Account, type Portfolio, portfolioSections } from '@vitrine/contracts';

export const account: Account = {
  id: 'account',
  email: 'ngozi@example.com',
  firstName: 'Ngozi',
  lastName: 'Fonyuy',
  phone: '',
  profession: 'Software Developer',
  role: 'user',
  createdAt: '2026-03-04T09:30:00.000Z',
  emailConfirmed: true,
  pendingEmail: null,
};

export const portfolio: Portfolio = {
  headline: 'I make payments boring',
  summary: 'Eight years of ledgers.',
  published: false,
  customUrl: 'ngozi-fonyuy',
  profileImage: '',
  experiences: [
    { id: 'e1', title: 'Lead engineer', company: 'Etinde Works', period: '2021', description: '' },
  ],
  educations: [{ id: 'd1', degree: 'MSc', institution: 'University of Buea', year: '2016' }],
  skills: ['TypeScript'],
  projects: [{ id: 'p1', name: 'Ledger', description: 'It forgives.', technologies: [] }],
  links: [{ id: 'l1', name: 'Code', url: 'https://github.com/ngozi' }],
  media_items: [],
  gallery: [],
  services: [],
  products: [],
  cv: '',
  phone: '',
  whatsapp: '',
  sections: [...portfolioSections],
  version: 7,
};
