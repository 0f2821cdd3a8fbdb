import { type ContentInput, NO_PICTURE } from '@vitrine/contracts';

/** Without logos: what belongs to others is uploaded by anyone who may show it. */
export const partners: ContentInput<'partners'>[] = [
  {
    name: 'Ndian Cooperative Bank',
    description:
      'Lends to market women and fishing crews, and tried every repayment screen of ours on the smallest loan first.',
    logo: NO_PICTURE,
    link: 'https://ndian-cooperative.example',
  },
  {
    name: 'Fako Technical College',
    description:
      'Sends us two interns each term, and lets us teach the Thursday class on networks that fail.',
    logo: NO_PICTURE,
    link: 'https://fako-technical.example',
  },
  {
    name: 'Buea Hill Hosting',
    description:
      'Keeps our servers on the cool side of the mountain, with a generator that has been tested more often than ours.',
    logo: NO_PICTURE,
    link: 'https://buea-hill.example',
  },
];
