import { blankPortfolio, type Portfolio } from '@vitrine/contracts';
import type { OwnRecords } from '../demo-data.ts';
import type { Moments } from './moments.ts';

const PORTRAIT = '/art/person-ngozi-fonyuy/640x640.webp';

const portfolio: Portfolio = {
  ...blankPortfolio(),
  headline: 'I find out what to build, and what not to',
  summary:
    'Product manager in Limbe. I sit beside people while they work, write down what slows them, and stay with a product until it carries their day without me.\n\nEnglish, French and enough Lamnso to be corrected.',
  published: true,
  customUrl: 'ngozi-fonyuy',
  profileImage: PORTRAIT,
  experiences: [
    {
      id: 'experience-etinde',
      title: 'Product Manager',
      company: 'Etinde Works',
      period: '2022 to now',
      description:
        'Three products from the first visit to daily use; a list of forty ideas that we agreed not to build.',
    },
    {
      id: 'experience-freight',
      title: 'Operations Analyst',
      company: 'Wouri Freight, Douala',
      period: '2018 to 2022',
      description: 'Cut the time of a container in the yard from nine days to five.',
    },
  ],
  educations: [
    {
      id: 'education-buea',
      degree: 'BSc Economics',
      institution: 'University of Buea',
      year: '2018',
    },
  ],
  skills: ['Interviews', 'Prototypes on paper', 'SQL', 'Workshops in two languages'],
  projects: [
    {
      id: 'project-gigbridge',
      name: 'GigBridge',
      description: 'Matching of tradespeople and clients, with the check of identity first.',
      technologies: ['SMS', 'Mobile Money', 'TypeScript'],
      url: 'https://gigbridge.example/',
      role: 'Product manager',
      period: '2023 to now',
      pictures: ['/art/project-gigbridge/1280x960.webp'],
    },
    {
      id: 'project-maitre',
      name: 'Maître',
      description: 'A dining room that runs without internet, on tablets that staff already had.',
      technologies: ['Offline first', 'SQLite'],
    },
  ],
  links: [
    {
      id: 'link-linkedin',
      name: 'LinkedIn',
      url: 'https://etindeworks.example/people/ngozi-fonyuy/linkedin',
    },
  ],
  media_items: [
    {
      id: 'media-maitre',
      type: 'image',
      title: 'The dining room at work',
      description: 'Maître on the tablets of a hotel in Kribi.',
      alt: 'A table plan on a tablet, drawn as contour lines',
      url: '/art/project-maitre/1280x960.webp',
      file: 'maitre.webp',
    },
    {
      id: 'media-gigbridge',
      type: 'image',
      title: 'First sketch of GigBridge',
      description: 'What the tilers of Douala drew for us.',
      alt: 'A sketch of two people shaking hands, drawn as contour lines',
      url: '/art/project-gigbridge/1280x960.webp',
      file: 'gigbridge.webp',
    },
  ],
  gallery: ['/art/project-maitre/1280x960.webp', '/art/project-gigbridge/1280x960.webp'],
  services: [
    {
      id: 'service-visit',
      name: 'A first visit',
      description: 'Two days beside your staff, and a report of four pages.',
      price: 'XAF 150,000',
    },
  ],
  products: [
    {
      ...{ id: 'product-questions', name: 'Questions for a first visit', price: 'XAF 5,000' },
      description: 'A booklet of forty, for those who make the visit themselves.',
    },
  ],
  certificates: [
    {
      ...{ id: 'certificate-scrum', name: 'Professional Scrum Product Owner I' },
      ...{ issuer: 'Scrum.org', date: '2023', url: '' },
    },
  ],
  languages: [
    { id: 'language-english', name: 'English', level: 'native' },
    { id: 'language-french', name: 'French', level: 'C1' },
    { id: 'language-lamnso', name: 'Lamnso', level: 'A2' },
  ],
  publications: [
    {
      ...{ id: 'publication-queue', title: 'What a queue tells you before anybody speaks' },
      ...{ publisher: 'Silicon Mountain Review', date: 'May 2025' },
      url: 'https://review.example/queue',
    },
  ],
  volunteering: [
    {
      ...{ id: 'volunteering-girls', role: 'Mentor', organisation: 'Girls who build, Limbe' },
      ...{ period: 'since 2021', description: 'Six Saturdays a year.' },
    },
  ],
  availability: 'from',
  availabilityNote: '1 March',
  version: 1,
};

/** What the demo's professional has: a published page that is read and written to. */
export const sampleProfessional = ({ hours, days }: Moments): OwnRecords => ({
  portfolio: structuredClone(portfolio),
  portfolioChangedAt: days(6),
  connections: [
    {
      id: 'connection-ayuk',
      name: 'Ayuk Tambe',
      email: 'ayuk@example.com',
      message: 'You advised my cousin. Could you visit three shops in February?',
      read: false,
      date: hours(20),
    },
    {
      id: 'connection-sama',
      name: 'Sama Lucy',
      email: 'lucy@example.com',
      message: 'I liked your talk at the college, and would like to send you our plan.',
      read: true,
      date: days(8),
    },
  ],
  activity: [
    { id: 'activity-connection', kind: 'connection', detail: 'Ayuk Tambe', date: hours(20) },
    { id: 'activity-saved', kind: 'portfolio-saved', detail: '', date: days(6) },
    { id: 'activity-published', kind: 'published', detail: '', date: days(30) },
    {
      id: 'activity-media',
      kind: 'media-added',
      detail: 'The dining room at work',
      date: days(31),
    },
    { id: 'activity-registered', kind: 'registered', detail: '', date: days(210) },
  ],
  views: viewsOf(days),
  shareLinks: [
    {
      ...{ id: 'link-camtel', name: 'Camtel, for the post in Buea', views: 3, ended: false },
      ...{ url: '', endsOn: days(-20).slice(0, 10), createdAt: days(3) },
    },
  ],
  references: [
    {
      ...{ id: 'reference-asked', name: 'Brenda Ekema', email: 'brenda@example.com', note: '' },
      ...{ relation: 'Wouri Freight, Douala', state: 'asked', ended: false, shown: false },
      ...{ askedAt: days(4), endsAt: days(-26), answeredAt: null, remindedAt: null },
      ...{ canRemind: true, written: null, version: 1 },
    },
    {
      ...{ id: 'reference-written', name: 'Peter Mokake', email: 'peter@example.com', note: '' },
      ...{ relation: 'Etinde Works, Limbe', state: 'written', ended: false, shown: true },
      ...{ askedAt: days(20), endsAt: days(-10), answeredAt: days(18), remindedAt: null },
      ...{ canRemind: false, version: 2 },
      written: {
        name: 'Peter Mokake',
        role: 'Head of Operations, Etinde Works',
        text: 'Ngozi sat with our drivers for a week before she wrote a single line. What she built afterwards is still what they use, three years on.',
      },
    },
  ],
  tokens: [
    {
      ...{ id: 'token-card', name: 'Digital business card', scopes: ['portfolio:read'] },
      ...{ createdAt: days(40), endsOn: null, ended: false },
      ...{ lastUsedOn: days(1).slice(0, 10), lastUsedFrom: '192.0.2.0/24' },
    },
  ],
  sessions: [
    {
      id: 'session-phone',
      device: 'Chrome on Android',
      createdAt: days(12),
      lastUsedAt: days(1),
      current: false,
    },
  ],
});

/** Views of the last month, more of them in the middle of the week. */
function viewsOf(days: Moments['days']): Record<string, number> {
  const counts = [3, 5, 8, 9, 7, 2, 1];
  return Object.fromEntries(
    Array.from({ length: 30 }, (_, index) => [
      days(index).slice(0, 10),
      (counts[index % counts.length] ?? 0) + (index % 4),
    ]),
  );
}
