import type { PageContent } from '@vitrine/contracts';

export const company: PageContent<'company'> = {
  name: { first: 'Etinde', second: 'Works' },
  tagline: "We Don't Just Build. We Solve.",
  description:
    'A software company in Limbe, Cameroon. We build and run systems for startups, institutions and businesses that have to work on metered data, through power cuts, in English and in French.',
  email: 'hello@etindeworks.example',
  website: 'https://etindeworks.example',
  phone: '+237 6 00 00 00 00',
  whatsapp: '+237 6 00 00 00 00',
  address: ['Down Beach Road', 'Limbe', 'South West Region, Cameroon'],
  coordinates: '4.0242° N, 9.2149° E',
  elevation: 'Etinde, 1,713 m',
  social: {
    linkedin: 'https://etindeworks.example/linkedin',
    twitter: 'https://etindeworks.example/twitter',
    github: 'https://etindeworks.example/github',
  },
  timeZone: 'Africa/Douala',
  languages: { fr: true },
};
