import type { PageContent } from '@vitrine/contracts';

export const contact: PageContent<'contact'> = {
  heroTitle: 'Tell us what is in the way',
  heroSubtitle:
    'In English or in French, long or short. A person reads every message, and the same person answers it.',
  cards: {
    email: {
      title: 'E-mail',
      description: 'For anything that needs a proper answer, or comes with an attachment.',
    },
    website: {
      title: 'Website',
      description: 'The address to give to a colleague who has never heard of us.',
    },
    social: {
      title: 'Elsewhere',
      description: 'Work in progress on GitHub, the company on LinkedIn, short news on Twitter.',
    },
  },
  replyTime: '24-48 hours',
  office: {
    title: 'Our office in Limbe',
    description:
      'On Down Beach Road, upstairs, with a blue door. Ask any taxi for Down Beach and walk towards the sea. Please call before you come: we are often at a client.',
    hours: [
      'Monday to Friday, 8:00 to 17:00',
      'Saturday, 9:00 to 13:00',
      'West Africa Time, UTC+1',
    ],
  },
  form: {
    title: 'Send Us a Message',
    description:
      'We use your address to answer you and for nothing else. You will get a confirmation by e-mail.',
  },
  calls: [
    {
      title: 'Free consultation',
      description:
        'Thirty minutes with one of the founders, by phone or in the office. You describe the problem, we ask questions, and nobody sends an invoice.',
      action: 'Ask for a consultation',
      subject: 'Free consultation',
    },
    {
      title: 'Project brief',
      description:
        'You know what you need. Send us the outline, the date that matters and the budget you have, and we reply with a first estimate.',
      action: 'Send a project brief',
      subject: 'Project brief',
    },
    {
      title: 'Strategy call',
      description:
        'For boards and directors with a decision ahead: build, buy or wait. One hour, with a written summary afterwards.',
      action: 'Arrange a strategy call',
      subject: 'Strategy call',
    },
  ],
  about: {
    title: 'Who will be answering?',
    description: 'Seven people with a view of the sea. Read where we come from before you write.',
    action: 'About Us',
  },
};
