import type { Company } from '@vitrine/contracts';

/** A company for tests. */
export const company: Company = {
  name: { first: 'North', second: 'Star' },
  tagline: 'We show the way.',
  description: 'Maps and more.',
  email: 'hello@north.example',
  website: 'https://north.example',
  phone: '+237 6 00 00 00 00',
  whatsapp: '',
  address: ['Limbe'],
  coordinates: '4.0242° N, 9.2149° E',
  elevation: '1,713 m',
  social: { linkedin: '', twitter: '', github: '' },
  timeZone: 'UTC',
  languages: { fr: false },
};
