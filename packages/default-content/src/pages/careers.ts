import type { PageContent } from '@vitrine/contracts';
import { paragraphs } from '../paragraphs.ts';

export const careers: PageContent<'careers'> = {
  heroTitle: 'Work on things that get used',
  heroSubtitle:
    'Three open positions in a company of seven. You would know every client by name within a month.',
  positions: [
    {
      title: 'Backend Engineer',
      department: 'Engineering',
      location: 'Limbe, two days a week from home',
      terms: 'Permanent, full time',
      description:
        'You build and look after the services behind our products: payments that must not be lost, queues that survive a power cut, APIs that other teams enjoy using. You share the on-call phone with two others, one week in three.',
      requirements: [
        'Three years of work on services that people depended on',
        'TypeScript and SQL written with care; PostgreSQL or SQLite in production',
        'A payment, messaging or identity API you integrated, and what went wrong',
        'Good English; French helps a lot',
      ],
    },
    {
      title: 'Product Designer',
      department: 'Design',
      location: 'Limbe, with visits to clients in Buea and Douala',
      terms: 'Permanent, full or part time',
      description:
        'You are the second designer. You watch people work, draw screens that hold both languages, and test them on the phones our users own. Half the week is away from the desk.',
      requirements: [
        'A portfolio with at least one product that is in use today',
        'Interfaces designed for small screens and slow connections',
        'Usability tests you ran yourself, and what you changed because of them',
        'English and French well enough to interview people in both',
      ],
    },
    {
      title: 'Client Support Lead',
      department: 'Operations',
      location: 'Limbe or Douala',
      terms: 'Permanent, full time, some Saturdays',
      description:
        'You are the voice our clients hear. You answer, find the cause with the engineers, train new staff at the client, and turn the questions that keep coming back into changes in the product.',
      requirements: [
        'Two years in support, training or front office',
        'Fluent French and English, written and spoken',
        'Calm on the phone when a hotel is full and the tablet is not',
        'Writing that a tired person understands the first time',
      ],
    },
  ],
  howToApply: {
    title: 'How to apply',
    description: paragraphs(
      'Write to {email} with the name of the position as the subject. Attach a CV of two pages at most as a PDF, and add one paragraph on something you made or mended that is still in use. We don’t ask for photographs, age or family situation; please leave them out.',
      'If you have a portfolio page on this site, its address is enough: you can register free of charge, publish your page and send us the link.',
      'You hear from us within ten days, whatever the answer. Then follow a call of half an hour, a piece of real work that we pay for, and a day with the team in Limbe, transport included. Students and learners apply to our internship and training programmes from the What We Do page.',
    ),
  },
};
