import type { ContentInput } from '@vitrine/contracts';

export const services: ContentInput<'services'>[] = [
  {
    title: 'Custom Software',
    description:
      'A system shaped to the way you work, from the first visit to the tenth year. You own the code from the first day.',
    features: [
      'Design with the people who will use it',
      'A version to try every second Friday',
      'Code, documents and data handed over',
    ],
    projects: ['GigBridge', 'Maître'],
    icon: 'code',
    color: 'blue',
  },
  {
    title: 'Mobile Applications',
    description:
      'Apps for the phones people carry here: small to download, sparing with data and battery, useful without a signal.',
    features: [
      'Android, iOS and installable web apps',
      'Works offline and catches up later',
      'SMS and USSD where there is no smartphone',
    ],
    projects: ['GigBridge', 'Alert237'],
    icon: 'smartphone',
    color: 'orange',
  },
  {
    title: 'Digital Transformation',
    description:
      'From registers and loose sheets to one record that several people can trust, one department at a time, with the staff behind it.',
    features: [
      'A clear picture of how the work is really done',
      'Old records typed in, checked and kept',
      'Training on your own cases, in both languages',
    ],
    projects: ['Maître', 'Alert237'],
    icon: 'workflow',
    color: 'green',
  },
  {
    title: 'Cloud Solutions',
    description:
      'Servers that fit the need: a small machine in your building, a rented one abroad, or both with each covering for the other.',
    features: [
      'Costs calculated for five years',
      'Backups restored as a test, every month',
      'Moves between suppliers without a lost day',
    ],
    projects: ['Maître'],
    icon: 'cloud',
    color: 'blue',
  },
  {
    title: 'AI Integration',
    description:
      'Models where they earn their keep: reading papers, sorting requests, finding duplicates. With figures for how often they are wrong.',
    features: [
      'A trial on your own data before any commitment',
      'A person decides the doubtful cases',
      'Models that run on your own machine where data must not leave',
    ],
    projects: ['GigBridge', 'Alert237'],
    icon: 'brain',
    color: 'purple',
  },
  {
    title: 'Data Analytics',
    description:
      'The five figures that would change a decision of yours, correct every Monday morning, in place of fifty that would not.',
    features: [
      'Sources joined and cleaned',
      'Reports that arrive by e-mail or WhatsApp',
      'Every figure traceable to its records',
    ],
    projects: ['Alert237', 'Maître'],
    icon: 'line-chart',
    color: 'yellow',
  },
  {
    title: 'Payments and Mobile Money',
    description:
      'Taking money by MTN Mobile Money, Orange Money, card and cash in one till, with books that balance at the end of the day.',
    features: [
      'No payment lost or taken twice',
      'Daily comparison with the operators’ statements',
      'Refunds that leave a trace',
    ],
    projects: ['GigBridge', 'Maître'],
    icon: 'wallet',
    color: 'green',
  },
  {
    title: 'Security and Identity',
    description:
      'Knowing who is on the other side, keeping what they told you safe, and finding the weak place before somebody else does.',
    features: [
      'Identity checks that people will accept',
      'Reviews of existing systems, with a ranked list of repairs',
      'Plans for a bad day, rehearsed with your team',
    ],
    projects: ['GigBridge', 'Alert237'],
    icon: 'shield-check',
    color: 'purple',
  },
  {
    title: 'Strategic Consulting',
    description:
      'A second opinion before the money is spent: what to build, what to buy, what to leave alone, in ten pages you can take to your board.',
    features: [
      'Interviews with those who do the work',
      'Supplier quotes, read closely and compared',
      'A plan with dates, costs and a way out',
    ],
    projects: ['Alert237'],
    icon: 'compass',
    color: 'orange',
  },
];
