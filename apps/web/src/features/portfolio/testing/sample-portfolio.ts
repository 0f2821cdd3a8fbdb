import type { Account, Portfolio, Reference } from '@vitrine/contracts';
import { emptyPortfolio } from '#testing/empty-portfolio.ts';

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
  language: '',
};

export const portfolio: Portfolio = {
  ...emptyPortfolio,
  headline: 'I make payments boring',
  summary: 'Eight years of ledgers.',
  published: false,
  customUrl: 'ngozi-fonyuy',
  experiences: [
    { id: 'e1', title: 'Lead engineer', company: 'Etinde Works', period: '2021', description: '' },
  ],
  educations: [{ id: 'd1', degree: 'MSc', institution: 'University of Buea', year: '2016' }],
  skills: ['TypeScript'],
  projects: [{ id: 'p1', name: 'Ledger', description: 'It forgives.', technologies: [] }],
  links: [{ id: 'l1', name: 'Code', url: 'https://github.com/ngozi' }],
  version: 7,
};

/** A reference that was written. */
export const reference = (own: Pick<Reference, 'id' | 'shown'>, text: string): Reference => ({
  ...{ name: 'Eposi Tabe', email: 'eposi@example.com', relation: 'Camtel', note: '' },
  ...{ state: 'written', askedAt: '2026-11-01T09:00:00.000Z', endsAt: '2026-12-01T09:00:00.000Z' },
  ...{ ended: false, answeredAt: '2026-11-05T09:00:00.000Z', remindedAt: null, canRemind: false },
  written: { name: 'Eposi Tabe', role: 'Head of IT', text },
  version: 2,
  ...own,
});
