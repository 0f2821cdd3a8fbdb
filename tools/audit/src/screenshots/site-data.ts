import { mkdir, readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { linkIn, mailTo } from '@vitrine/stories/mailbox';
import { fillLarge } from '../../../../apps/api/src/db/seed/large/fill.ts';
import { makeSignable } from '../../../../apps/api/src/db/seed/large/sign-in.ts';
import { seedDefaults } from '../../../../apps/api/src/db/seed/seed.ts';
import { openSqlite } from '../../../../apps/api/src/db/sqlite.ts';
import { uuidIds } from '../../../../apps/api/src/lib/ids.ts';
import { createPasswordHasher } from '../../../../apps/api/src/lib/password-hash.ts';
import { fillNewsletter } from './newsletter-data.ts';
import { DETAILS, PORTFOLIO } from './portfolio-data.ts';
import { ASKED } from './references-data.ts';

/** When every picture is taken. */
export const NOW = new Date('2026-03-04T09:30:00Z');
const ART = join(import.meta.dirname, '../../../../apps/web/public/art');
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

/** Paths that were mailed: to someone who is asked for a reference, and who has written one. */
export interface Mailed {
  request: string;
  thanks: string;
}

/** Makes a data folder with a few invented rows of everything; the same ones every time. */
export async function fillDataFolder(folder: string): Promise<People> {
  await mkdir(folder, { recursive: true });
  const database = openSqlite(join(folder, 'vitrine.db'));
  const hasher = createPasswordHasher(4);
  await seedDefaults(database, { clock: { now: () => NOW }, ids: uuidIds });
  await fillLarge(database, AMOUNTS, NOW);
  await fillNewsletter(database);
  const people = await makeSignable(database, await hasher.hash(PASSWORD));
  // anyone who asks for a reference has confirmed their own address
  await database.write((tx) => tx.update(database.tables.users).set({ emailConfirmedAt: NOW }));
  await hasher.close();
  await database.close();
  return people;
}

/** Gives the owner a published page with something in every section, references and links. */
export async function fillPortfolio(
  origin: string,
  mailFolder: string,
  { owner }: People,
): Promise<Mailed> {
  const signedIn = await ask(`${origin}/auth/login`, { email: owner, password: PASSWORD });
  const token = String(signedIn.access_token);
  const name = { firstName: 'Ngozi', lastName: 'Fonyuy' };
  await ask(`${origin}/api/account/`, { ...name, email: owner, phone: '' }, token, 'PUT');
  const upload = async (name: string, title: string) => {
    const form = new FormData();
    const picture = await readFile(join(ART, name));
    form.append('file', new Blob([picture], { type: 'image/webp' }), `${title}.webp`);
    form.append('title', title);
    return String((await ask(`${origin}/api/media/`, form, token)).url);
  };
  const profileImage = await upload('person-ngozi-fonyuy/640x640.webp', 'On the mountain');
  const pictures = [
    await upload('project-gigbridge/1280x960.webp', 'The book on a phone'),
    await upload('project-alert237/1280x960.webp', 'Where the groups meet'),
  ];
  await upload('terrain-about/1920x720.webp', 'Above Limbe');
  await upload('project-maitre/1280x960.webp', 'A stall in the evening');
  const [first, ...others] = PORTFOLIO.projects;
  const projects = [{ ...first, ...DETAILS, pictures }, ...others];
  const whole = { ...PORTFOLIO, projects, profileImage };
  await ask(`${origin}/api/portfolio/`, whole, token, 'PUT');
  const links = `${origin}/api/portfolio/share-links/`;
  await ask(links, { name: 'Camtel, the advertisement of February', endsOn: '2026-04-30' }, token);
  await ask(links, { name: 'Eposi' }, token);
  return askForReferences(origin, mailFolder, token);
}

/** Gives the website a few pictures of its own. */
export async function fillLibrary(origin: string, { admin }: People): Promise<void> {
  const signedIn = await ask(`${origin}/auth/login`, { email: admin, password: PASSWORD });
  for (const name of ['hero-day', 'terrain-team', 'project-maitre']) {
    const form = new FormData();
    const [file = ''] = (await readdir(join(ART, name))).filter((one) => /x.*webp$/.test(one));
    const picture = await readFile(join(ART, name, file));
    form.append('file', new Blob([picture], { type: 'image/webp' }), `${name}.webp`);
    form.append('title', name);
    form.append('alt', '');
    await ask(`${origin}/api/library/`, form, String(signedIn.access_token));
  }
}

/** @returns the links of the mails that ask and that thank */
async function askForReferences(
  origin: string,
  mailFolder: string,
  token: string,
): Promise<Mailed> {
  const list = `${origin}/api/portfolio/references/`;
  const mailed: Mailed = { request: '', thanks: '' };
  for (const { outcome, words, ...body } of ASKED) {
    const { id } = await ask(list, body, token);
    const link = linkIn(await mailTo({ mailFolder }, body.email), '/reference#');
    const request = `${origin}/api/public/reference-requests/${link.split('#token=')[1]}/`;
    if (words) await ask(request, words, '', 'PUT');
    if (outcome === 'declined') await ask(`${request}refusal/`, {});
    if (outcome === 'withdrawn') await ask(`${list}${id}/withdrawal/`, {}, token);
    if (outcome === 'taken-back') await ask(request, {}, '', 'DELETE');
    if (outcome === 'shown') await ask(`${list}${id}/`, { shown: true }, token, 'PUT');
    if (outcome === 'waits') mailed.request = pathOf(link);
    if (outcome === 'written') mailed.thanks = pathOf(link);
  }
  return mailed;
}

const pathOf = (link: string) => link.slice(new URL(link).origin.length);

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
