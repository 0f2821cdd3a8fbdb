import type { PageContent } from '@vitrine/contracts';
import { art } from '../art.ts';
import { paragraphs } from '../paragraphs.ts';

export const home: PageContent<'home'> = {
  heroEyebrow: 'Limbe, Cameroon · 10+ products in daily use',
  heroTitle: "We Don't Just Build. We Solve.",
  heroSubtitle:
    'Software for startups, institutions and businesses that need the problem gone, not another dashboard.',
  heroImages: [
    art('hero-dawn/1920x1080.webp'),
    art('hero-day/1920x1080.webp'),
    art('hero-night/1920x1080.webp'),
  ],
  aboutSection: {
    title: 'We know the ground our software stands on',
    description: paragraphs(
      'We work from Limbe, where the current goes without warning, the phone is the only computer in most homes, and a customer pays for every megabyte. A system that works here works anywhere.',
      'So we start with the people who will use it: the dispatcher on a night shift, the cook with wet hands, the worker whose bundle ends on Friday. Then we build the smallest thing that takes their problem away, and we stay to see that it did.',
    ),
    stats: [
      { value: '50+', title: 'projects completed' },
      { value: '8+', title: 'years of experience' },
      { value: '98%', title: 'client satisfaction' },
      { value: '12+', title: 'countries served' },
    ],
  },
  solutions: {
    title: 'Three ways we take a problem off your hands',
    cards: [
      {
        title: 'Intelligent Software',
        description:
          'Web and mobile systems made for one job and the people who do it: matching, dispatch, bookings, payments. Where a model reads, ranks or predicts better than a rule, we use one, and a person can always see why.',
      },
      {
        title: 'Digital Transformation',
        description:
          'The exercise book, the carbon copy and the WhatsApp group become one record that several people can trust. We move one department at a time, train the staff on their own cases, and keep the old way open until nobody uses it.',
      },
      {
        title: 'Strategic Consulting',
        description:
          'Before you spend on software, a clear answer: what to build, what to buy, what to leave alone, and what each will cost for five years. You get it in ten pages, in English or French.',
      },
    ],
  },
  caseStudies: {
    title: 'Work that is out there, doing its job',
    description:
      'Three systems, three kinds of trust: that workers are who they say they are, that the ambulance is on its way, that the table by the window is really free.',
  },
  testimonials: {
    title: 'In the words of those who use it',
    description: 'We asked three clients what changed. These are their words.',
  },
  closing: {
    title: 'Tell us what is not working',
    description:
      'A paragraph is enough. You will hear from one of us within two working days, with questions first and a price later.',
    action: "Let's Talk Solutions",
  },
};
