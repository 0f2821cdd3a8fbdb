import type { PageContent } from '@vitrine/contracts';

export const blog: PageContent<'blog'> = {
  heroTitle: 'Notes from the workbench',
  heroSubtitle:
    'What we learned building software in Limbe, written down while we still remember the mistakes.',
  categories: [
    {
      color: 'default-color',
      name: 'General',
      description: 'News of the company, and whatever fits nowhere else.',
    },
    {
      color: 'blue',
      name: 'Building',
      description: 'Code and screens for slow networks, small phones and two languages.',
    },
    {
      color: 'green',
      name: 'Running',
      description: 'Keeping systems alive on one machine, through power cuts and month ends.',
    },
    {
      color: 'purple',
      name: 'Choosing',
      description: 'What to make, what to leave out, and how to say so to a client.',
    },
    {
      color: 'yellow',
      name: 'Money',
      description: 'Mobile Money, fees and the accounts behind them.',
    },
    {
      color: 'orange',
      name: 'Trust',
      description: 'Identity, privacy, and what people are willing to tell a machine.',
    },
  ],
  newsletter: {
    title: 'One letter a month',
    description:
      'New articles and nothing else, in plain text that costs you about 20 kilobytes. We ask you to confirm by e-mail, and every letter has a link that ends it.',
  },
  more: {
    title: 'Read more',
    description: 'Every article we have published, with a search that looks inside them.',
  },
  suggest: {
    title: 'Suggest a topic',
    description:
      'Is there something you wish a software company would explain? Ask, and we may write it down.',
  },
};
