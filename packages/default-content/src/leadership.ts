import type { ContentInput } from '@vitrine/contracts';
import { art } from './art.ts';
import { paragraphs } from './paragraphs.ts';

export const leadership: ContentInput<'leadership'>[] = [
  {
    name: 'Ndolo Ekema',
    role: 'Managing Director and co-founder',
    bio: paragraphs(
      'Ndolo grew up in Limbe and ran operations for a freight company at the port of Douala for nine years, where he bought three software systems and watched two of them gather dust. He started the company to be the supplier he had been looking for.',
      'He still makes the first visit to every client, and brings a notebook rather than slides.',
    ),
    image: art('person-ndolo-ekema/640x640.webp'),
    social: {
      linkedin: 'https://etindeworks.example/people/ndolo-ekema/linkedin',
      twitter: 'https://etindeworks.example/people/ndolo-ekema/twitter',
      github: 'https://etindeworks.example/people/ndolo-ekema/github',
    },
  },
  {
    name: 'Adjoa Mbella',
    role: 'Technical Director and co-founder',
    bio: paragraphs(
      'Adjoa studied computer engineering in Buea and wrote payment systems in Douala and Accra before she came home. She designed the core of every product we run, and is known for deleting code on the day before a release.',
      'On Wednesday evenings she teaches the backend course, where the first lesson is what happens to your data when someone trips over the cable.',
    ),
    image: art('person-adjoa-mbella/640x640.webp'),
    social: {
      linkedin: 'https://etindeworks.example/people/adjoa-mbella/linkedin',
      twitter: 'https://etindeworks.example/people/adjoa-mbella/twitter',
      github: 'https://etindeworks.example/people/adjoa-mbella/github',
    },
  },
];
