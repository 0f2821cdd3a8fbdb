import type { PageContent } from '@vitrine/contracts';

export const solutions: PageContent<'solutions'> = {
  heroTitle: 'What we do, and what you get',
  heroSubtitle:
    'Nine kinds of work, done by the same seven people. Most projects need two or three of them, and we will tell you which.',
  servicesSection: {
    title: 'Nine core services',
    description:
      'Each one ends with something you can hold: a system in use, a report you can act on, a team that knows how.',
  },
  training: {
    title: 'Learn with us',
    description:
      'We teach the way we work: on real problems, in small groups, with the current going off now and then.',
    programmes: [
      {
        kind: 'internship',
        title: 'Internship',
        duration: 'Twelve weeks, full time, in Limbe',
        description:
          'For students and recent graduates. You join a project team, get a mentor from it, and ship something that a client uses before you leave.',
        details: [
          'Two intakes a year, in February and July, four places each',
          'Transport and a data bundle paid for every month',
          'Your code reviewed every day, and a frank talk about your progress every Friday',
          'A reference that says what you did, and your work in your own portfolio',
        ],
      },
      {
        kind: 'training',
        title: 'Professional training',
        duration: 'Ten weeks, three evenings a week',
        description:
          'For people who work or study by day. Choose one of eight subjects, from full-stack web development to cybersecurity, and finish with a project of your own.',
        details: [
          'Groups of twelve at most, in Limbe or online',
          'Lessons recorded in small files, made for metered data',
          'Fees in three parts, by Mobile Money or bank transfer',
          'Taught in English, questions welcome in French',
        ],
      },
    ],
  },
  principles: {
    title: 'Four principles we work by',
    description: 'They decide the arguments, so that nobody has to win them.',
    items: [
      {
        title: 'Measure on a real phone',
        description:
          'A feature is done when it works on a low-cost Android over a weak 3G signal, and we have the figures.',
      },
      {
        title: 'Losing data is never acceptable',
        description:
          'When the screen says saved, it is saved, even if the power goes in the same second. We test this by pulling the plug.',
      },
      {
        title: 'The fewest parts that will do',
        description:
          'Every server, library and supplier is one more thing that can fail on a Sunday. Each has to earn its place.',
      },
      {
        title: 'Write it down',
        description:
          'Decisions, with their reasons and their date, stay beside the code, so the next person need not guess.',
      },
    ],
  },
  closing: {
    title: 'Not sure which of these you need?',
    description:
      'Describe the problem in your own words. Working out which kind of help you need is our part.',
    action: 'Describe your problem',
  },
};
