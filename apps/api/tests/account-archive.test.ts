import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it, vi } from 'vitest';
import { pdf, plainPicture, video } from './testing/files.ts';
import { contactForm } from './testing/forms.ts';
import { newAdmin, newUser, PASSWORD, type SignedIn } from './testing/people.ts';
import { newToken } from './testing/personal-tokens.ts';
import { referenceSteps, words } from './testing/references.ts';
import { loadAccount, saveSettings } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';
import { newPublisher, visit } from './testing/visits.ts';

const server = await useTestServer({ trustedProxies: 1 });
const { http } = server;

const download = ({ bearer }: Pick<SignedIn, 'bearer'>, signal?: AbortSignal) =>
  fetch(`${server.url}/api/account/archive/`, { headers: bearer, ...(signal ? { signal } : {}) });

async function open(person: Pick<SignedIn, 'bearer'>): Promise<Record<string, Uint8Array>> {
  const answer = await download(person);
  expect(answer.status).toBe(200);
  return unzipSync(new Uint8Array(await answer.arrayBuffer()));
}

const text = (files: Record<string, Uint8Array>, name: string) =>
  strFromU8(files[name] ?? new Uint8Array());
const read = (files: Record<string, Uint8Array>, name: string) => JSON.parse(text(files, name));
const wholeText = (files: Record<string, Uint8Array>) =>
  Object.keys(files)
    .map((name) => text(files, name))
    .join('\n');

describe('the archive of an account', () => {
  it('is a download named by the day, and may not be cached', async () => {
    const { headers, status } = await download(await newUser(server));
    const day = server.clock.now().toISOString().slice(0, 10);
    expect(status).toBe(200);
    expect(headers.get('content-type')).toBe('application/zip');
    expect(headers.get('content-disposition')).toBe(`attachment; filename=vitrine-${day}.zip`);
    expect(headers.get('cache-control')).toBe('no-store');
    expect((await fetch(`${server.url}/api/account/archive/`)).status).toBe(401);
  });

  it('holds the references that were asked for', async () => {
    const { newAsker, written, ask, show } = referenceSteps(server);
    const person = await newAsker();
    const { id } = await written(person);
    await show(person, id);
    const asked = await ask(person);
    const files = await open(person);
    expect(read(files, 'references.json')).toMatchObject([
      { id: asked.id, state: 'asked', email: asked.email },
      { id, state: 'written', written: words() },
    ]);
    expect(read(files, 'resume.json').references).toMatchObject([{ reference: words().text }]);
  });

  it('holds everything about the person', async () => {
    const person = await newPublisher(server);
    await person.save({ headline: 'Builder of boats', skills: ['Caulking'] });
    await person.add('experiences', { title: 'Shipwright', company: 'Limbe Yard' });
    await visit(server, person.customUrl).expect(204);
    await http
      .post(`/api/public/portfolios/${person.customUrl}/contact/`)
      .send({ ...contactForm({ message: 'May I see your yard?' }), name: 'Kum' })
      .expect(202);
    await saveSettings(server, person, { email: 'next@example.com', currentPassword: PASSWORD });
    const files = await open(person);
    const account = await loadAccount(server, person);
    expect(read(files, 'account.json')).toMatchObject({
      id: account.id,
      email: person.email,
      pendingEmail: 'next@example.com',
      firstName: 'Ngozi',
    });
    expect(read(files, 'portfolio.json')).toMatchObject({
      headline: 'Builder of boats',
      skills: ['Caulking'],
      experiences: [{ title: 'Shipwright', company: 'Limbe Yard' }],
      addresses: expect.arrayContaining([person.customUrl]),
    });
    expect(read(files, 'resume.json')).toMatchObject({
      basics: { name: 'Ngozi Fonyuy', url: `http://vitrine.test/p/${person.customUrl}` },
      work: [{ name: 'Limbe Yard', position: 'Shipwright' }],
    });
    const day = server.clock.now().toISOString().slice(0, 10);
    expect(read(files, 'views.json')).toEqual([{ day, count: 1 }]);
    expect(read(files, 'connections.json')).toMatchObject([
      { name: 'Kum', message: 'May I see your yard?' },
    ]);
    expect(read(files, 'sessions.json')).toMatchObject([{ current: true }]);
    const kinds = read(files, 'activity.json').map(({ kind }: { kind: string }) => kind);
    expect(kinds).toEqual(expect.arrayContaining(['registered', 'published', 'connection']));
  });

  it('holds the files, of a picture the largest size, under names that are safe anywhere', async () => {
    const person = await newPublisher(server);
    const picture = await person.upload(
      await plainPicture(700, 500).png().toBuffer(),
      { title: 'x' },
      '../../photo.png',
    );
    const document = await person.upload(pdf('my life'), { title: 'x' }, 'CV: 2026?.pdf');
    await person.upload(pdf('another'), { title: 'x' }, 'CV: 2026?.pdf');
    await person.upload(await plainPicture(40, 40).png().toBuffer(), {}, 'face.png');
    const files = await open(person);
    const media: { id: string; archived: string; listed: boolean }[] = read(files, 'media.json');
    const names = Object.keys(files).filter((name) => name.startsWith('media/'));
    expect(media.map(({ archived }) => archived).sort()).toEqual(names.sort());
    expect(names).toHaveLength(4);
    expect(new Set(names).size).toBe(4);
    for (const name of names) expect(name).toMatch(/^media\/[^/\\:?]+\.(webp|pdf)$/);
    const archived = (id: string) => media.find((item) => item.id === id)?.archived ?? '';
    expect(text(files, archived(document.id))).toContain('my life');
    const stored = await http.get(picture.url).buffer(true).expect(200);
    expect(Buffer.from(files[archived(picture.id)] ?? [])).toEqual(stored.body);
    expect(media.some(({ listed }) => !listed)).toBe(true);
  });

  it('explains each of its files', async () => {
    const person = await newPublisher(server);
    await person.upload(pdf(), { title: 'x' });
    const files = await open(person);
    const readme = text(files, 'README.txt');
    for (const name of Object.keys(files)) {
      if (name !== 'README.txt') expect(readme).toContain(name.replace(/\/.*/, '/'));
    }
  });

  it('is whole when a file is gone from the store, and says which', async () => {
    const person = await newPublisher(server);
    const { id } = await person.upload(pdf(), { title: 'x' }, 'lost.pdf');
    await rm(join(server.folder, 'files', 'media', id), { recursive: true });
    const files = await open(person);
    expect(read(files, 'media.json')).toMatchObject([{ id, archived: null }]);
    expect(text(files, 'README.txt')).toContain('lost.pdf');
  });

  it('holds every one of a long list', async () => {
    const person = await newPublisher(server);
    const { database, ids } = server.platform;
    const { id: userId } = await loadAccount(server, person);
    await database.write(async (tx) => {
      const createdAt = server.clock.now();
      const row = () => ({
        id: ids.next(),
        userId,
        kind: 'cv-added' as const,
        detail: '',
        createdAt,
      });
      await tx.insert(database.tables.activities).values(Array.from({ length: 450 }, row));
    });
    const activity: { id: string; kind: string }[] = read(await open(person), 'activity.json');
    expect(activity.filter(({ kind }) => kind === 'cv-added')).toHaveLength(450);
    expect(new Set(activity.map(({ id }) => id)).size).toBe(activity.length);
  });

  it('holds nothing secret, and nothing of anyone else', async () => {
    const [person, other] = [await newPublisher(server), await newPublisher(server)];
    await other.save({ headline: "someone else's words" });
    const content = wholeText(await open(person));
    const { read: rows, tables } = server.platform.database;
    const users = await rows.select().from(tables.users);
    const sessions = await rows.select().from(tables.sessions);
    for (const { passwordHash } of users) expect(content).not.toContain(passwordHash ?? 'none');
    for (const { refreshHash } of sessions) expect(content).not.toContain(refreshHash);
    expect(content).not.toContain('passwordHash');
    expect(content).not.toContain("someone else's words");
    expect(content).not.toContain(other.email);
  });

  it('leaves out what came through public forms under its address: nobody proved that it is theirs', async () => {
    const person = await newUser(server);
    const form = contactForm({ email: person.email, message: 'a private question' });
    await http.post('/api/contact/').send(form).expect(202);
    const files = await open(person);
    expect(wholeText(files)).not.toContain('a private question');
    expect(text(files, 'README.txt')).toContain('the forms that anyone may use');
  });

  it('names the access tokens and their days, and holds neither a token nor its hash', async () => {
    const person = await newUser(server);
    const { token, id } = await newToken(server, person, ['account:read'], { name: 'Backup' });
    const files = await open(person);
    expect(read(files, 'access-tokens.json')).toMatchObject([
      { id, name: 'Backup', scopes: ['account:read'], lastUsedOn: null },
    ]);
    const { read: rows, tables } = server.platform.database;
    const content = wholeText(files);
    for (const { tokenHash } of await rows.select().from(tables.personalTokens))
      expect(content).not.toContain(tokenHash);
    expect(content).not.toContain(token.slice(4));
  });

  it('is there for administrators, too', async () => {
    const person = await newAdmin(server);
    const draft = { content: 'Half a thought', version: 0 };
    await http.put('/api/posts/new/draft/').set(person.bearer).send(draft).expect(200);
    const files = await open(person);
    expect(read(files, 'account.json')).toMatchObject({ role: 'admin' });
    expect(read(files, 'post-drafts.json')).toMatchObject([
      { postId: 'new', text: 'Half a thought' },
    ]);
  });

  it('holds what an administrator did, and nothing that they did it to', async () => {
    const [person, other] = [await newAdmin(server), await newAdmin(server)];
    const post = { title: 'Of tides', description: 'd', posts: ['One'], status: 'draft' };
    const { body } = await http.post('/blogs/').set(person.bearer).send(post).expect(201);
    await http.post('/blogs/').set(other.bearer).send(post).expect(201);
    const files = await open(person);
    const acts: { subject: string }[] = read(files, 'acts.json');
    expect(acts.filter(({ subject }) => subject === 'post')).toEqual([
      {
        id: expect.any(String),
        action: 'created',
        subject: 'post',
        subjectId: body.id,
        createdAt: server.clock.now().toISOString(),
      },
    ]);
    expect(text(files, 'acts.json')).not.toContain('Of tides');
  });

  it('is made one at a time, and again once the first one has gone or was given up', async () => {
    const person = await newPublisher(server);
    await person.upload(video(24 * 1024 * 1024), { title: 'x' }, 'long.mp4');
    const leaving = new AbortController();
    const first = await download(person, leaving.signal);
    expect(first.status).toBe(200);
    const second = await download(person);
    expect(second.status).toBe(429);
    expect(Number(second.headers.get('retry-after'))).toBeGreaterThan(0);
    await open(await newUser(server));
    leaving.abort();
    await first.body?.cancel().catch(() => undefined);
    await server.idle();
    const made = async () => {
      const answer = await download(person);
      expect(answer.status).toBe(200);
      return answer;
    };
    const again = await vi.waitFor(made, { timeout: 5_000 });
    expect((await again.arrayBuffer()).byteLength).toBeGreaterThan(24 * 1024 * 1024);
    await vi.waitFor(made, { timeout: 5_000 });
  });
});
