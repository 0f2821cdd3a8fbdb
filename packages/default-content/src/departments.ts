import type { ContentInput } from '@vitrine/contracts';

export const departments: ContentInput<'departments'>[] = [
  {
    name: 'Engineering',
    description:
      'Writes the code, measures it on cheap phones, and carries the on-call telephone in turns.',
    icon: 'code',
    count: 3,
  },
  {
    name: 'Design',
    description:
      'Watches people work, draws what would help them, and checks that it holds in both languages.',
    icon: 'palette',
    count: 1,
  },
  {
    name: 'Product',
    description:
      'Decides with the client what comes next, and keeps the list of what we have agreed not to build.',
    icon: 'compass',
    count: 1,
  },
  {
    name: 'Operations',
    description:
      'Contracts, accounts, courses and the generator: all that has to run so that the rest can.',
    icon: 'settings',
    count: 2,
  },
];
