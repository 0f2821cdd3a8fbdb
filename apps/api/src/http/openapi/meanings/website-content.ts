import type { Meanings } from './table.ts';

/** The collections of the website, and what its public forms send. */
export const websiteContent: Meanings = {
  Project: { '': 'A project of the company.' },
  ContentOrder: {
    '': 'The order of a collection.',
    type: 'Which collection.',
  },
  ProjectInput: { '': 'A project of the company, as it is written.' },
  CaseStudy: {
    '': 'One project of the website with what leads on from it.',
    project: 'The project.',
    'next.address': 'Its name in the address of its page.',
    'next.name': 'What it is called.',
    'next.tagline': 'What it is, in one line.',
  },
  Testimonial: { '': 'What somebody says of the company.' },
  TestimonialInput: { '': 'What somebody says of the company, as it is written.' },
  Service: { '': 'A service of the company.' },
  ServiceInput: { '': 'A service of the company, as it is written.' },
  Department: { '': 'A department of the company.' },
  DepartmentInput: { '': 'A department of the company, as it is written.' },
  Leader: { '': 'Somebody who leads the company.' },
  LeaderInput: { '': 'Somebody who leads the company, as it is written.' },
  TeamMember: { '': 'Somebody of the team.' },
  TeamMemberInput: { '': 'Somebody of the team, as it is written.' },
  Partner: { '': 'A partner of the company.' },
  PartnerInput: { '': 'A partner of the company, as it is written.' },
  ContactForm: {
    '': 'What a visitor writes to the company.',
    name: 'The name of who writes.',
    email: 'Where to answer to.',
    subject: 'What it is about.',
    message: 'What is written.',
  },
  ApplicationForm: { '': 'An application as the form sends it.' },
  ApplicationInput: { '': 'An application to one of the two programmes.' },
  NewsletterForm: {
    '': 'Somebody who wants the newsletter.',
    email: 'Where it should go.',
  },
};
