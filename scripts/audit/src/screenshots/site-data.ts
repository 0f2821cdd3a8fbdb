import { mkdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fillLarge } from '../../../../apps/api/src/db/seed/large/fill.ts';
import { makeSignable } from '../../../../apps/api/src/db/seed/large/sign-in.ts';
import { seedDefaults } from '../../../../apps/api/src/db/seed/seed.ts';
import { openSqlite } from '../../../../apps/api/src/db/sqlite.ts';
import { uuidIds } from '../../../../apps/api/src/lib/ids.ts';
import { createPasswordHasher } from '../../../../apps/api/src/lib/password-hash.ts';

/** When every picture is taken. */
export const NOW = new Date('2026-03-04T09:30:00Z');
const PICTURE = join(
  import.meta.dirname,
  '../../../../apps/web/public/art/project-gigbridge/1280x960.webp',
);
export const PASSWORD = 'a password for pictures';

/** Enough for a second page in the lists that have one. */
const AMOUNTS = {
  messages: 60,
  users: 60,
  posts: 12,
  applications: 60,
  audit: 60,
  connections: 12,
  activities: 25,
  mails: 8,
  pictures: 0,
};

export interface People {
  admin: string;
  owner: string;
}

/** Makes a data folder with a few invented rows of everything; the same ones every time. */
export async function fillDataFolder(folder: string): Promise<People> {
  await mkdir(folder, { recursive: true });
  const database = openSqlite(join(folder, 'vitrine.db'));
  const hasher = createPasswordHasher(4);
  await seedDefaults(database, { clock: { now: () => NOW }, ids: uuidIds });
  await fillLarge(database, AMOUNTS, NOW);
  const people = await makeSignable(database, await hasher.hash(PASSWORD));
  await hasher.close();
  await database.close();
  return people;
}

/** Gives the owner a published page with something in every section. @returns its address */
export async function fillPortfolio(origin: string, { owner }: People): Promise<string> {
  const signedIn = await ask(`${origin}/auth/login`, { email: owner, password: PASSWORD });
  const token = String(signedIn.access_token);
  const picture = await readFile(PICTURE);
  const upload = new FormData();
  upload.append('file', new Blob([picture], { type: 'image/webp' }), 'on the mountain.webp');
  upload.append('title', 'On the mountain');
  const { url: profileImage } = await ask(`${origin}/api/media/`, upload, token);
  const pictures = [String(profileImage)];
  const [first, ...others] = PORTFOLIO.projects;
  const projects = [{ ...first, ...DETAILS, pictures }, ...others];
  const whole = { ...PORTFOLIO, projects, profileImage };
  const page = await ask(`${origin}/api/portfolio/`, whole, token, 'PUT');
  return `/p/${page.customUrl}`;
}

async function ask(url: string, body: object, token = '', method = 'POST') {
  const isForm = body instanceof FormData;
  const answer = await fetch(url, {
    method,
    headers: {
      ...(!isForm && { 'Content-Type': 'application/json' }),
      ...(token && { Authorization: `Bearer ${token}` }),
    },
    body: isForm ? body : JSON.stringify(body),
  });
  if (!answer.ok) throw new Error(`${url}: ${answer.status} ${await answer.text()}`);
  return (await answer.json()) as Record<string, unknown>;
}

const offer = (name: string) => ({
  name,
  description: 'From plan to upkeep.',
  price: '50 000 FCFA',
});

const PORTFOLIO = {
  published: true,
  customUrl: 'ngozi-fonyuy',
  headline: 'Engineer for unreliable networks',
  summary: 'I make payment systems that survive a bad line.\n\nLately for market traders.',
  skills: ['Distributed systems', 'PostgreSQL', 'Offline first', 'Teaching'],
  experiences: [
    {
      title: 'Lead engineer',
      company: 'Bakweri Savings',
      period: '2022 to today',
      description: 'Ledgers that agree after a power cut.\n- two offices\n- one night of work',
    },
    { title: 'Engineer', company: 'Douala Port', period: '2018 to 2022', description: 'Cranes.' },
  ],
  educations: [
    { degree: 'BEng Computer Engineering', institution: 'University of Buea', year: '2018' },
  ],
  projects: ['Njangi Ledger', 'Market Line'].map((name) => ({
    name,
    description: 'A savings book that two hundred groups share.',
    technologies: ['PostgreSQL', 'React'],
  })),
  links: [
    { name: 'My notes', url: 'https://notes.example.com/ngozi' },
    { name: 'Source code', url: 'https://github.com/example' },
  ],
  services: [offer('Consulting'), offer('Training')],
  products: [offer('A ledger to keep')],
  certificates: [
    {
      ...{ name: 'Certified Kubernetes Administrator', issuer: 'CNCF', date: 'March 2025' },
      url: 'https://certificates.example.com/cka/4711',
    },
    { name: 'Professional Scrum Master I', issuer: 'Scrum.org', date: '2022', url: '' },
  ],
  languages: [
    { name: 'English', level: 'native' },
    { name: 'French', level: 'B2' },
    { name: 'Bakweri', level: 'A2' },
  ],
  volunteering: [
    {
      ...{ role: 'Mentor', organisation: 'Girls who build, Limbe', period: 'since 2021' },
      description: 'Six Saturdays a year, with what the girls bring.',
    },
  ],
  publications: [
    {
      ...{ title: 'Paying by SMS when the line is down', publisher: 'ACM DEV', date: '2024' },
      url: 'https://papers.example.com/sms',
    },
  ],
  availability: 'from',
  availabilityNote: '1 March 2027',
};

/** What else is said of the first project. */
const DETAILS = {
  ...{ role: 'Lead engineer', period: '2023 to today' },
  url: 'https://njangi.example.com/ledger',
};
