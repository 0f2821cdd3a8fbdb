// @module-tag database
// @module-tag operations
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { hash } from 'bcryptjs';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { leaveBehind } from './testing/earlier-schema.ts';
import { plainPicture } from './testing/files.ts';
import { startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

const RELEASES = join(import.meta.dirname, 'releases');
const releases = readdirSync(RELEASES).map((file) => file.replace(/\.json$/, ''));

/** The newest migration that each release had. */
const NEWEST_MIGRATION: Record<string, { sqlite: number; postgres: number }> = {
  '0.1.0': { sqlite: 11, postgres: 10 },
};

const PASSWORD = 'a good password';
const emailOf = (role: string) => `${role}@example.com`;
const UPLOAD = '/media/harbour/64x48.webp';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-upgrade-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

interface Stored {
  pages: Record<string, Record<string, unknown>>;
  [collection: string]: Record<string, unknown>[] | Record<string, Record<string, unknown>>;
}

const snakeCase = (name: string) => name.replace(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

/** A statement of a row; what is marked as SQL is in it as it is. */
function insert(table: string, row: Record<string, unknown>, sql: Record<string, string> = {}) {
  const literal = (value: unknown) => {
    if (value === null || typeof value === 'number' || typeof value === 'boolean')
      return `${value}`;
    const text = typeof value === 'string' ? value : JSON.stringify(value);
    return `'${text.replaceAll("'", "''")}'`;
  };
  const columns = [...Object.keys(row).map(snakeCase), ...Object.keys(sql)];
  const values = [...Object.values(row).map(literal), ...Object.values(sql)];
  return `INSERT INTO ${snakeCase(table)} (${columns.join(', ')}) VALUES (${values.join(', ')})`;
}

/** What an installation of the release had stored: all its content, a person, a portfolio, a post. */
async function rowsOf(release: Stored, now: string): Promise<string[]> {
  const { pages, ...collections } = release;
  const times = { created_at: now, updated_at: now };
  const texts = { headline: 'Boats by hand', summary: '', profileImage: UPLOAD };
  const passwordHash = await hash(PASSWORD, 4);
  const offer = { id: 'offer', name: 'Hulls mended', description: '', price: '' };
  const lists = { skills: [], gallery: [], services: [offer], products: [] };
  return [
    insert('installation', { key: 'seeded_at', value: '2026-01-01T00:00:00Z' }),
    ...Object.entries(pages).map(([key, content]) =>
      insert('pages', { key, content }, { updated_at: now }),
    ),
    ...Object.entries(collections).flatMap(([table, rows]) =>
      (rows as Record<string, unknown>[]).map((row) => insert(table, row)),
    ),
    ...['user', 'admin'].map((role) =>
      insert(
        'users',
        {
          ...{ id: role, email: emailOf(role), passwordHash, role, status: 'active' },
          ...{ firstName: 'Ada', lastName: 'Mbella', phone: '', profession: 'Other' },
        },
        times,
      ),
    ),
    insert(
      'portfolios',
      { id: 'hers', userId: 'user', published: true, customUrl: 'ada-mbella', ...texts, ...lists },
      times,
    ),
    insert('portfolio_links', {
      ...{ id: 'link', portfolioId: 'hers', position: 0 },
      ...{ name: 'The yard', url: 'https://yard.example' },
    }),
    insert(
      'portfolio_addresses',
      { customUrl: 'ada-mbella', portfolioId: 'hers' },
      { created_at: now },
    ),
    insert(
      'blog_posts',
      {
        ...{
          id: 'kept',
          title: 'Kept through the years',
          description: '',
          icon: '',
          color: 'blue',
        },
        ...{ status: 'published', version: 1, posts: ['One paragraph.'] },
      },
      times,
    ),
    insert(
      'messages',
      {
        ...{ id: 'letter', type: 'contact-form', name: 'Ngono', email: 'ngono@example.com' },
        ...{ subject: 'A hull', content: 'Does it hold?', status: 'read', isEmail: true },
      },
      { created_at: now },
    ),
    insert(
      'message_replies',
      { id: 'reply', messageId: 'letter', mailId: 'reply', content: 'It does.', author: 'Ada' },
      { created_at: now },
    ),
    insert(
      'library_items',
      { id: 'harbour', title: '', alt: '', url: UPLOAD, fileName: 'harbour.png', sizeBytes: 1 },
      { created_at: now },
    ),
  ];
}

describe.each(releases)('the data folder of release %s', (version) => {
  it('is migrated at the start, which shows and keeps everything', async () => {
    const release = JSON.parse(readFileSync(join(RELEASES, `${version}.json`), 'utf8')) as Stored;
    const newest = NEWEST_MIGRATION[version];
    if (!newest) throw new Error(`Say in NEWEST_MIGRATION which migrations ${version} had.`);
    const data = join(folder, version);
    await mkdir(join(data, 'files', 'media', 'harbour'), { recursive: true });
    const picture = await plainPicture(64, 48).webp().toBuffer();
    await writeFile(join(data, 'files', UPLOAD.slice(1)), picture);
    const database = await createTestDatabase(data);
    const until = inject('postgresUrl') ? newest.postgres : newest.sqlite;
    const now = inject('postgresUrl') ? 'now()' : '0';
    const rows = await rowsOf(release, now);
    await leaveBehind(database, { until, stored: () => rows });

    const server = await startServerProcess(database.variables);
    const get = async (path: string, accept = 'application/json', headers = {}) => {
      const reply = await fetch(server.url + path, { headers: { Accept: accept, ...headers } });
      expect(reply.status, path).toBe(200);
      return reply;
    };
    // no password is shown: there is an administrator
    expect(server.output()).not.toContain('password');
    for (const [key, content] of Object.entries(release.pages)) {
      expect(await (await get(`/api/pages/${key}/`)).json()).toMatchObject(content);
    }
    const { pages: _, ...collections } = release;
    for (const [type, entries] of Object.entries(collections)) {
      const kept = (entries as Record<string, unknown>[]).map(
        ({ position: __, ...entry }) => entry,
      );
      expect(await (await get(`/${type}/`)).json()).toMatchObject(kept);
    }
    for (const path of ['/', '/about', '/team', '/projects', '/blog', '/contact', '/blog/kept']) {
      expect(await (await get(path, 'text/html')).text(), path).toContain('<h1');
    }
    const page = await (await get('/p/ada-mbella', 'text/html')).text();
    for (const word of ['Boats by hand', 'Hulls mended', 'The yard']) expect(page).toContain(word);
    expect(Buffer.from(await (await get(UPLOAD, '*/*')).arrayBuffer()).equals(picture)).toBe(true);
    const signedIn = await fetch(`${server.url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email: emailOf('admin'), password: PASSWORD }),
    });
    const { access_token } = (await signedIn.json()) as { access_token: string };
    const bearer = { Authorization: `Bearer ${access_token}` };
    const office = await (await get('/blogs/', 'application/json', bearer)).json();
    expect(office).toMatchObject([{ id: 'kept', title: 'Kept through the years' }]);
    const letter = await (await get('/api/messages/letter/', 'application/json', bearer)).json();
    expect(letter).toMatchObject({ subject: 'A hull', replies: [{ content: 'It does.' }] });
    await server.stop('SIGTERM');
    expect(existsSync(join(data, 'files', 'trash'))).toBe(false);
  });
});
