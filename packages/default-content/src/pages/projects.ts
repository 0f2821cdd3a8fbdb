import type { PageContent } from '@vitrine/contracts';

export const projects: PageContent<'projects'> = {
  heroTitle: 'Problems that are smaller now',
  heroSubtitle:
    'Three systems in daily use. For each: what was wrong, what we did about it, and what is different today.',
  inProgress: {
    title: 'Projects in Progress',
    description: 'What is on the bench right now, and how far each has come.',
    items: [
      {
        name: 'Landing Book',
        stage: 'Pilot with 40 boats',
        description:
          'Catch records for the landing beaches between Limbe and Idenau. The fish is weighed, the price is agreed, and both sides get the same SMS.',
      },
      {
        name: 'Fees and Marks',
        stage: 'First school year',
        description:
          'School fees by Mobile Money and report cards in English or French, for secondary schools with one laptop in the bursary.',
      },
      {
        name: 'Cold Shelf',
        stage: 'Field trial',
        description:
          'Small thermometers for vaccine fridges in rural health posts. When the current has been off too long, the nurse gets a call while the doses can still be moved.',
      },
    ],
  },
  contact: {
    title: 'Is your problem like one of these?',
    description:
      'Or like none of them. Tell us about it, and we will tell you honestly whether we are the right people.',
    action: 'Write to us',
  },
};
