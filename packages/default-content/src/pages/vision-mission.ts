import type { PageContent } from '@vitrine/contracts';

export const visionMission: PageContent<'vision-mission'> = {
  heroTitle: 'Where we are going, and how we walk',
  heroSubtitle:
    'A vision is easy to write and hard to be held to. Here is ours, with the points by which you can check it.',
  vision: {
    title: 'Our vision',
    description:
      'A Central Africa where the software that runs daily life, from the clinic queue to the market stall, is made by people who live that life, and works as well in Ekondo Titi as it does in Paris.',
  },
  mission: {
    title: 'Our mission',
    description:
      'To take real problems away with software that people keep using. Five points keep us to it.',
    points: [
      {
        title: 'Begin with the people affected',
        description:
          'No project starts before we have met those who will use the result, where they will use it.',
      },
      {
        title: 'Build for the conditions we have',
        description:
          'Metered data, shared phones, power cuts and two official languages are where the design starts, never an afterthought.',
      },
      {
        title: 'Tell the truth about cost',
        description:
          'We give the price of five years, hosting and upkeep included, before we give the price of the first version.',
      },
      {
        title: 'Hand over everything',
        description:
          'Code, data, documents and passwords belong to the client from the first day, and nobody needs us in order to leave us.',
      },
      {
        title: 'Train as we build',
        description:
          'Every project has an intern or a trainee on it, and every client team ends it knowing more than it did.',
      },
    ],
  },
  values: {
    title: 'Five values we can be held to',
    description: 'Each has a question that anyone in the company may ask, of anyone, at any time.',
    items: [
      {
        title: 'Purpose Over Hype',
        description:
          'New tools are welcome when they serve the job. The question: would we still choose this if nobody wrote about it?',
      },
      {
        title: 'Clarity Over Complexity',
        description:
          'If we cannot explain it to the person at the counter, it is not finished. The question: can we say it in one sentence, in both languages?',
      },
      {
        title: 'Partnership Over Projects',
        description:
          'We would rather know ten clients for ten years than a hundred for a month. The question: would they call us first when something breaks?',
      },
      {
        title: 'Impact Over Output',
        description:
          'Screens delivered is a number for us. Hours saved and calls answered are numbers for you. The question: what changed for somebody?',
      },
      {
        title: 'Long-Term Thinking',
        description:
          'Plain technology, written down, that the next engineer can read. The question: who looks after this in 2034?',
      },
    ],
  },
  closing: {
    title: 'Does that sound like your way of working?',
    description: 'Then let us talk, whether you have a project, a question or a career in mind.',
    action: 'Talk to us',
  },
};
