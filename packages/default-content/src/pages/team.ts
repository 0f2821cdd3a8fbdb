import type { PageContent } from '@vitrine/contracts';

export const team: PageContent<'team'> = {
  heroTitle: 'The people who pick up the phone',
  heroSubtitle:
    'You will meet everyone on this page. There is no second team behind the one that came to the first meeting.',
  leadershipSection: {
    title: 'Leadership',
    description:
      'Two people who founded the company, still sit in the same room, and still read every proposal.',
  },
  collectiveSection: {
    title: 'The collective',
    description:
      'Four who design, build and look after what we make. The seventh of us keeps the books, and prefers to stay off the internet.',
  },
  departmentsSection: {
    title: 'Departments',
    description:
      'Small enough that a department is a table. Everyone knows what the next table is working on.',
  },
  closing: {
    title: 'There is room at the table',
    description:
      'We are hiring three people. If you care how software behaves on a bad day, read on.',
    action: 'View Open Positions',
  },
};
