import type { ContentInput } from '@vitrine/contracts';
import { art } from './art.ts';

export const testimonials: ContentInput<'testimonials'>[] = [
  {
    name: 'Brenda Achu',
    role: 'Coordinator of a workers’ co-operative, Douala',
    content:
      'They spent two weeks with our members before they showed us a single screen. One of our tilers asked for the SMS answers, half as a joke. It is now how most of them take work.',
    avatar: art('client-1/320x320.webp'),
  },
  {
    name: 'Dr Samuel Njoh',
    role: 'Head of an emergency control room, Littoral Region',
    content:
      'I was promised a system that would keep going when the power went, so on the first day I switched off the mains myself. The dispatcher did not look up from her call. Since then I trust the screen.',
    avatar: art('client-2/320x320.webp'),
  },
  {
    name: 'Mireille Tchana',
    role: 'Owner of a hotel, Kribi',
    content:
      'On a Saturday with four hundred guests I used to stand in the kitchen and shout. Last month I sat down and ate with the families. The bill was right, in French and in English, and the chef still speaks to me.',
    avatar: art('client-3/320x320.webp'),
  },
];
