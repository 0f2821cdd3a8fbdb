import type { CaseStudy } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
await seedDefaults(server.platform.database, server.platform);
const admin = await newAdmin(server);
const UNKNOWN = '019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20';

const ask = (address: string) =>
  server.http.get(`/api/case-studies/${encodeURIComponent(address)}/`);
const read = async (address: string): Promise<CaseStudy> => (await ask(address).expect(200)).body;
const add = async (name: string): Promise<string> =>
  (await server.http.post('/projects/').set(admin.bearer).send({ name }).expect(201)).body.id;
const rename = (id: string, name: string) =>
  server.http.put(`/projects/${id}`).set(admin.bearer).send({ name }).expect(200);
const remove = (id: string) => server.http.delete(`/projects/${id}`).set(admin.bearer).expect(204);

describe('a case study', () => {
  it('is found by its name in small letters, with its services and the one that follows', async () => {
    const study = await read('alert237');
    expect(study).toMatchObject({
      address: 'alert237',
      project: { name: 'Alert237', tagline: 'A national emergency response app' },
      next: { address: 'maitre', name: 'Maître' },
    });
    expect(study.services).toContain('Mobile Applications');
    expect(study.services).not.toContain('Custom Software');
  });

  it('comes after the last one again', async () => {
    expect((await read('maitre')).next).toMatchObject({ address: 'gigbridge' });
  });

  it('is found by its id, and says which address it has', async () => {
    const { project } = await read('gigbridge');
    expect((await read(project.id)).address).toBe('gigbridge');
  });

  it('keeps its address when another of the same name is added', async () => {
    const first = (await read('gigbridge')).project.id;
    const second = await add('GigBridge');
    expect((await read('gigbridge')).project.id).toBe(first);
    expect(await read(second)).toMatchObject({ address: second, project: { id: second } });
    await remove(second);
  });

  it('has an address in any script, and its id where its name has no letters', async () => {
    const [arabic, signs] = [await add('خريطة الطرق'), await add('???')];
    expect((await read('خريطة-الطرق')).project.id).toBe(arabic);
    expect((await read(signs)).address).toBe(signs);
    await remove(arabic);
    await remove(signs);
  });

  it.each([UNKNOWN, 'nothing-like-it', 'GigBridge'])('is not there as %s', async (address) => {
    const { body } = await ask(address).expect(404);
    expect(body.code).toBe('not-found');
  });

  it.each(['..', "' OR 1=1", 'a'.repeat(300), '<b>'])(
    'is not looked for as %s',
    async (address) => {
      expect([404, 422]).toContain((await ask(address)).status);
    },
  );

  it('is found under the names it had before, after several renames, and says its own', async () => {
    const id = await add('First name');
    await rename(id, 'Second name');
    await rename(id, 'Third name');
    for (const address of ['first-name', 'second-name', 'third-name', id]) {
      expect(await read(address)).toMatchObject({ address: 'third-name', project: { id } });
    }
    await rename(id, 'First name');
    expect((await read('third-name')).address).toBe('first-name');
    await remove(id);
    await ask('second-name').expect(404);
  });

  it('gives an old name to a new one that takes it, also once that one is renamed', async () => {
    const [old, taker] = [await add('Harbour'), await add('Market')];
    await rename(old, 'Port');
    expect((await read('harbour')).project.id).toBe(old);
    await rename(taker, 'Harbour');
    expect((await read('harbour')).project.id).toBe(taker);
    await rename(taker, 'Fair');
    expect(await read('harbour')).toMatchObject({ address: 'fair', project: { id: taker } });
    expect(await read('market')).toMatchObject({ address: 'fair' });
    expect((await read('port')).project.id).toBe(old);
    await remove(old);
    await remove(taker);
  });

  it('tells crawlers when it was changed', async () => {
    const id = await add('Lighthouse');
    server.clock.advance(MINUTE_MS);
    await rename(id, 'Beacon');
    const sitemap = (await server.http.get('/sitemap-projects-1.xml').expect(200)).text;
    const entry = /<url><loc>[^<]*\/projects\/beacon<\/loc>(.*?)<\/url>/s.exec(
      sitemap.replace(/>\s+</g, '><'),
    );
    expect(entry?.[1]).toContain(server.clock.now().toISOString());
    expect(sitemap).not.toContain('lighthouse');
    await remove(id);
  });

  it('is gone with its project', async () => {
    const id = await add('Short lived');
    await ask('short-lived').expect(200);
    await remove(id);
    await ask('short-lived').expect(404);
  });
});
