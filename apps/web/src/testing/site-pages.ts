import type { PageContent, PageKey } from '@vitrine/contracts';
import { pictureAt } from './picture-at.ts';

const closing = { title: 'Write to us', description: 'A line is enough.', action: 'Begin' };
const entry = (title: string) => ({ title, description: `About ${title}.` });
const section = (title: string) => ({ title, description: `What ${title} is.` });
const opening = (title: string) => ({
  heroTitle: `${title} of the ridge`,
  heroSubtitle: `${title} in one sentence.`,
});
const legal = (title: string) => ({
  ...opening(title),
  updated: '1 May 2026',
  sections: [
    { title: 'Who we are', body: 'A company.\n\nOn a ridge.' },
    { title: 'What we keep', body: 'Little.' },
  ],
});

const home: PageContent<'home'> = {
  heroEyebrow: 'Ridgetown · 10+ products in daily use',
  heroTitle: "We Don't Just Build. We Solve.",
  heroSubtitle: 'Software that takes a problem away.',
  heroImages: [
    pictureAt('/art/hero-dawn/1920x1080.webp'),
    pictureAt('/art/hero-day/1920x1080.webp'),
    pictureAt('/media/0192/1600x900.webp'),
  ],
  aboutSection: {
    title: 'Firm ground',
    description: 'One.\n\nTwo.',
    stats: [
      { value: '50+', title: 'projects completed' },
      { value: '8+', title: 'years of experience' },
      { value: '98%', title: 'client satisfaction' },
      { value: '12+', title: 'countries served' },
    ],
  },
  solutions: {
    title: 'Three ways',
    cards: ['Intelligent Software', 'Digital Transformation', 'Strategic Consulting'].map(entry),
  },
  caseStudies: section('Case studies'),
  testimonials: section('Voices'),
  closing,
};

const solutions: PageContent<'solutions'> = {
  ...opening('Solutions'),
  servicesSection: section('Services'),
  training: {
    ...section('Training'),
    programmes: [
      { ...entry('Internship'), kind: 'internship', duration: 'Twelve weeks', details: ['Paid'] },
      { ...entry('Evening course'), kind: 'training', duration: 'Ten weeks', details: ['Online'] },
    ],
  },
  principles: { ...section('Principles'), items: ['P1', 'P2', 'P3', 'P4'].map(entry) },
  closing,
};

const contact: PageContent<'contact'> = {
  ...opening('Contact'),
  cards: { email: entry('E-mail'), website: entry('Website'), social: entry('Elsewhere') },
  replyTime: '24-48 hours',
  office: { ...section('The office'), hours: ['Monday, 8:00 to 17:00'] },
  form: section('Send Us a Message'),
  calls: ['Free consultation', 'Project brief', 'Strategy call'].map((title) => ({
    ...entry(title),
    action: `Ask for: ${title}`,
    subject: title,
  })),
  about: { ...closing, action: 'About Us' },
};

const careers: PageContent<'careers'> = {
  ...opening('Careers'),
  positions: [
    {
      title: 'Map Engineer',
      department: 'Engineering',
      location: 'Ridgetown',
      terms: 'Full time',
      description: 'You draw contour lines.',
      requirements: ['A steady hand'],
    },
  ],
  howToApply: section('How to apply'),
};

/** What a website says that has everything; every text differs from those around it. */
export const sitePages: Omit<{ [K in PageKey]: PageContent<K> }, 'blog'> = {
  home,
  about: {
    ...opening('About'),
    identitySection: {
      ...section('The name'),
      meaning: { first: 'A high place.', second: 'A straight way.' },
    },
    why: section('Why'),
    purposes: { title: 'Purposes', items: ['U1', 'U2', 'U3', 'U4'].map(entry) },
    approach: { ...section('How it works'), steps: ['S1', 'S2', 'S3', 'S4'].map(entry) },
    partners: {
      ...section('Partners'),
      items: ['A1', 'A2', 'A3'].map((name) => ({ name, role: `For ${name}`, description: name })),
    },
    closing,
  },
  'vision-mission': {
    ...opening('Vision'),
    vision: section('The vision'),
    mission: { ...section('The mission'), points: ['M1', 'M2', 'M3', 'M4', 'M5'].map(entry) },
    values: {
      ...section('Values'),
      items: [
        'Purpose Over Hype',
        'Clarity Over Complexity',
        'Partnership Over Projects',
        'Impact Over Output',
        'Long-Term Thinking',
      ].map(entry),
    },
    closing,
  },
  solutions,
  projects: {
    ...opening('Projects'),
    inProgress: {
      ...section('Projects in Progress'),
      items: [{ name: 'Landing Book', stage: 'Pilot', description: 'Fish, weighed.' }],
    },
    contact: closing,
  },
  team: {
    ...opening('Team'),
    leadershipSection: section('Leadership'),
    collectiveSection: section('Collective'),
    departmentsSection: section('Departments'),
    closing: { ...closing, action: 'View Open Positions' },
  },
  contact,
  careers,
  privacy: legal('Privacy'),
  terms: legal('Terms'),
  cookies: legal('Cookies'),
  company: {
    name: { first: 'Ridge', second: 'Line' },
    tagline: "We Don't Just Build. We Solve.",
    description: 'A company on a ridge.',
    email: 'hello@ridge.example',
    website: 'https://ridge.example',
    phone: '+237 6 11 22 33 44',
    whatsapp: '',
    address: ['1 Ridge Road', 'Ridgetown'],
    coordinates: '4.0000° N, 9.0000° E',
    elevation: 'The Ridge, 900 m',
    social: {
      linkedin: 'https://ridge.example/linkedin',
      twitter: '',
      github: 'https://ridge.example/github',
    },
    timeZone: 'UTC',
    languages: { fr: false },
  },
};
