import type { PortfolioInput } from '@vitrine/contracts';

/** Entries of the lists that came later, and whether work is looked for. */
export const moreParts = {
  certificates: [
    { name: 'CKA', issuer: 'CNCF', date: 'March 2025', url: 'https://example.com/cka' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'French', level: 'B2' },
    { name: 'Bakweri', level: '' },
  ],
  publications: [
    { title: 'Paying by SMS', publisher: 'ACM DEV', date: '2022', url: 'https://example.com/sms' },
  ],
  volunteering: [
    {
      role: 'Mentor',
      organisation: 'Girls Code Limbe',
      period: '2020 - today',
      description: 'Taught',
    },
  ],
  availability: 'from',
  availabilityNote: '1 March 2027',
} satisfies PortfolioInput;
