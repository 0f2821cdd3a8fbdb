import type { PageContent } from '@vitrine/contracts';
import { paragraphs } from '../paragraphs.ts';

export const about: PageContent<'about'> = {
  heroTitle: 'A small company at the foot of a mountain',
  heroSubtitle:
    'Seven people in Limbe who write software, put it to work, and answer the phone when it rings.',
  identitySection: {
    title: 'Two words, and we meant both',
    description:
      'From our window the sea is on one side and the peak on the other. The name is a promise about where we start and what we leave behind.',
    meaning: {
      first:
        'The peak that stands over our town, 1,713 metres, older and steeper than its famous neighbour Mount Cameroon. For us it is solid ground, and a climb worth making: learn the terrain, choose the path, take the whole group up.',
      second:
        'Things made to be used. A works is a place with tools and finished pieces, and it is what we want to hear a year after delivery, when someone asks about the system and the answer is that it works.',
    },
  },
  why: {
    title: 'Why we exist',
    description: paragraphs(
      'In 2018 our two founders had each watched a good institution pay for software that nobody opened after the handover ceremony. It had been designed for an office with steady current, fast internet and people who type all day. The staff had none of these, so they went back to the exercise book, and they were right.',
      'We started {company} to build for the day as it really goes: a shared phone, a bundle that runs out, a generator that needs ten seconds, a customer who begins in English and ends in French. When software respects that day, people keep it.',
    ),
  },
  purposes: {
    title: 'What we are here to do',
    items: [
      {
        title: 'Solve problems that can be named',
        description:
          'We take on work when someone can say who suffers from the problem and how often. If they cannot yet, finding that out is the first job.',
      },
      {
        title: 'Build for the phone in the hand',
        description:
          'A three-year-old Android on a 100-megabyte bundle is our reference machine. Every page we make is measured on one.',
      },
      {
        title: 'Leave people able to run it',
        description:
          'Clients get the code, the manual and the training. The best sign that we did well is a question they answered without us.',
      },
      {
        title: 'Grow engineers here',
        description:
          'Each year we take interns from Buea, Limbe and Kumba and teach evening courses, so that a career in software need not begin with a bus to somewhere else.',
      },
    ],
  },
  approach: {
    title: 'How it works',
    description:
      'A project with us takes four steps. You can stop after any of them and keep what was made so far.',
    steps: [
      {
        title: 'Walk the ground',
        description:
          'We spend days where the work happens: a shift in the control room, a Saturday at the reception desk. We note what people do, and what they do when the system is down.',
      },
      {
        title: 'Draw the smallest map',
        description:
          'One page: the problem, the people, what will change, how we will know it worked, what it costs. Nothing is built until you have signed that page.',
      },
      {
        title: 'Build in the open',
        description:
          'Every second Friday you try the new part on your own phone. You see it half done, which is when changing your mind is still cheap.',
      },
      {
        title: 'Stay until it holds',
        description:
          'We are there on the first day and through the first month end. After that we watch, mend and answer, for as long as you want us to.',
      },
    ],
  },
  partners: {
    title: 'Made together',
    description:
      'None of our best work was ours alone. Three projects, and the people who shaped them with us.',
    items: [
      {
        name: 'GigBridge',
        role: 'With a workers’ co-operative in Douala',
        description:
          'Its members, electricians and tilers and cleaners, told us which questions they would answer about themselves and which they would not. The identity check is built on that list.',
      },
      {
        name: 'Alert237',
        role: 'With dispatchers and first-aid volunteers',
        description:
          'Dispatchers sat beside us for nine night shifts. They cut our first call screen from fourteen fields to four, and it has stayed at four.',
      },
      {
        name: 'Maître',
        role: 'With hotels in Limbe and Kribi',
        description:
          'Two kitchens let us break their Sunday lunch, gently, three times. The order screen that survived is the one their waiters drew on the back of a menu.',
      },
    ],
  },
  closing: {
    title: 'Come and see us',
    description:
      'If you are in Limbe, the coffee is good and the office is five minutes from the fish at Down Beach. If you are not, write to us.',
    action: 'Start a conversation',
  },
};
