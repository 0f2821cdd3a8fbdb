import {
  blankPortfolio,
  type Portfolio,
  portfolioListNames,
  writePicture,
} from '@vitrine/contracts';
import { PROFESSIONAL_ID } from './accounts.ts';
import { dayOf, type Filling } from './filling.ts';

const art = (file: string) => writePicture({ src: `/art/${file}.webp` });
const PORTFOLIO_ID = 'portfolio-ngozi';

const portfolio: Portfolio = {
  ...blankPortfolio(),
  version: 1,
  headline: 'I find out what to build, and what not to',
  summary:
    'Product manager in Limbe. I sit beside people while they work, write down what slows them, and stay with a product until it carries their day without me.\n\nEnglish, French and enough Lamnso to be corrected.',
  published: true,
  customUrl: 'ngozi-fonyuy',
  profileImage: art('person-ngozi-fonyuy/640x640'),
  skills: ['Interviews', 'Prototypes on paper', 'SQL', 'Workshops in two languages'],
  gallery: [art('project-maitre/1280x960'), art('project-gigbridge/1280x960')],
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
  projects: [
    {
      id: 'project-gigbridge',
      name: 'GigBridge',
      description: 'Matching of tradespeople and clients, with the check of identity first.',
      technologies: ['SMS', 'Mobile Money', 'TypeScript'],
      url: 'https://gigbridge.example/',
      role: 'Product manager',
      period: '2023 to now',
      pictures: [art('project-gigbridge/1280x960')],
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
  services: [
    {
      id: 'service-visit',
      name: 'A first visit',
      description: 'Two days beside your staff, and a report of four pages.',
      price: 'XAF 150,000',
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
};

const media = [
  {
    id: 'media-maitre',
    type: 'image' as const,
    title: 'The dining room at work',
    description: 'Maître on the tablets of a hotel in Kribi.',
    alt: 'A table plan on a tablet, drawn as contour lines',
    url: '/art/project-maitre/1280x960.webp',
    fileName: 'maitre.webp',
  },
  {
    id: 'media-gigbridge',
    type: 'image' as const,
    title: 'First sketch of GigBridge',
    description: 'What the tilers of Douala drew for us.',
    alt: 'A sketch of two people shaking hands, drawn as contour lines',
    url: '/art/project-gigbridge/1280x960.webp',
    fileName: 'gigbridge.webp',
  },
];

/** What the demo's professional has: a published page that is read and written to. */
export async function addPortfolio(filling: Filling): Promise<void> {
  const { tx, tables, days } = filling;
  await tx.insert(tables.portfolios).values({
    ...{ ...portfolio, id: PORTFOLIO_ID, userId: PROFESSIONAL_ID },
    ...{ createdAt: days(210), updatedAt: days(6) },
  });
  const { customUrl } = portfolio;
  await tx
    .insert(tables.portfolioAddresses)
    .values({ customUrl, portfolioId: PORTFOLIO_ID, createdAt: days(30) });
  await tx.insert(tables.portfolioEntries).values(
    portfolioListNames.flatMap((list) =>
      portfolio[list].map(({ id, ...content }, position) => ({
        ...{ id, list, position, content, portfolioId: PORTFOLIO_ID },
      })),
    ),
  );
  await tx.insert(tables.mediaItems).values(
    media.map((item, position) => ({
      ...{ ...asPart(item, position), sizeBytes: 96_000, listed: true, createdAt: days(31) },
    })),
  );
  await addVisitors(filling);
  await addReferences(filling);
}

const asPart = <T extends object>(part: T, position: number) => ({
  ...{ ...part, portfolioId: PORTFOLIO_ID, position },
});

/** Who came by and who wrote, and what the owner did. */
async function addVisitors({ tx, tables, newId, hours, days }: Filling): Promise<void> {
  const portfolioId = PORTFOLIO_ID;
  const counts = [3, 5, 8, 9, 7, 2, 1];
  await tx.insert(tables.portfolioViews).values(
    Array.from({ length: 30 }, (_, index) => ({
      ...{ portfolioId, day: dayOf(days(index)) },
      // more of them in the middle of the week
      count: (counts[index % counts.length] ?? 0) + (index % 4),
    })),
  );
  await tx.insert(tables.connections).values([
    {
      ...{ id: newId(), portfolioId, name: 'Sama Lucy', email: 'lucy@example.com' },
      message: 'I liked your talk at the college, and would like to send you our plan.',
      ...{ readAt: days(7), createdAt: days(8) },
    },
    {
      ...{ id: newId(), portfolioId, name: 'Ayuk Tambe', email: 'ayuk@example.com' },
      message: 'You advised my cousin. Could you visit three shops in February?',
      createdAt: hours(20),
    },
  ]);
  type Row = typeof tables.activities.$inferInsert;
  const act = (kind: Row['kind'], detail: string, createdAt: Date) => ({
    ...{ id: newId(), userId: PROFESSIONAL_ID, kind, detail, createdAt },
  });
  await tx
    .insert(tables.activities)
    .values([
      act('registered', '', days(210)),
      act('media-added', 'The dining room at work', days(31)),
      act('published', '', days(30)),
      act('portfolio-saved', '', days(6)),
      act('connection', 'Ayuk Tambe', hours(20)),
    ]);
  await tx.insert(tables.shareLinks).values({
    ...{ id: newId(), portfolioId, token: newId(), name: 'Camtel, for the post in Buea' },
    ...{ views: 3, endsAt: days(-20), createdAt: days(3) },
  });
  await tx.insert(tables.personalTokens).values({
    ...{ id: newId(), userId: PROFESSIONAL_ID, tokenHash: newId(), name: 'Digital business card' },
    ...{ scopes: ['portfolio:read'], secondFactor: false, createdAt: days(40) },
    ...{ lastUsedAt: days(1), lastUsedFrom: '192.0.2.0/24' },
  });
}

async function addReferences({ tx, tables, newId, days }: Filling): Promise<void> {
  const portfolioId = PORTFOLIO_ID;
  await tx.insert(tables.references).values([
    {
      ...{ id: newId(), portfolioId, tokenHash: newId(), mails: [], note: '', version: 2 },
      ...{ name: 'Peter Mokake', email: 'peter@example.com', relation: 'Etinde Works, Limbe' },
      ...{ state: 'written', shown: true, writerName: 'Peter Mokake' },
      writerRole: 'Head of Operations, Etinde Works',
      words:
        'Ngozi sat with our drivers for a week before she wrote a single line. What she built afterwards is still what they use, three years on.',
      ...{ createdAt: days(20), endsAt: days(-10), answeredAt: days(18) },
    },
    {
      ...{ id: newId(), portfolioId, tokenHash: newId(), mails: [], note: '' },
      ...{ name: 'Brenda Ekema', email: 'brenda@example.com', relation: 'Wouri Freight, Douala' },
      ...{ state: 'asked', shown: false, writerName: '', writerRole: '', words: '' },
      ...{ createdAt: days(4), endsAt: days(-26) },
    },
  ]);
}
