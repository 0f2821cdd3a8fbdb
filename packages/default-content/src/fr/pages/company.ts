import type { PageContent } from '@vitrine/contracts';
import { company as english } from '../../pages/company.ts';

export const company: PageContent<'company'> = {
  ...english,
  tagline: 'Plus que du\u00A0code : des\u00A0solutions.',
  description:
    'Une entreprise de logiciels à Limbé, au Cameroun. Nous concevons et exploitons des systèmes pour des startups, des institutions et des entreprises qui doivent travailler avec des forfaits limités, malgré les coupures de courant, en français et en anglais.',
  address: ['Down Beach Road', 'Limbé', 'Région du Sud-Ouest, Cameroun'],
  elevation: 'Etinde, 1 713 m',
};
