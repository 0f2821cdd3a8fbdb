import { type PageKey, pageKeys, withCompanyWords } from '@vitrine/contracts';
import { defaultContent } from '@vitrine/default-content';
import { eq } from 'drizzle-orm';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { listenToQueries } from './testing/query-plans.ts';
import { startTestServer, type TestServer } from './testing/test-server.ts';

const takeAsked = listenToQueries();
let server: TestServer;
let database: TestServer['platform']['database'];
beforeEach(async () => {
  server = await startTestServer();
  ({ database } = server.platform);
  await seedDefaults(database, server.platform);
});
afterEach(() => server.close());

describe('page content', () => {
  it.each(pageKeys)('of %s is what was stored', async (key) => {
    const { body } = await server.http.get(`/api/pages/${key}/`).expect(200);
    const { company } = defaultContent.pages;
    expect(body).toEqual(withCompanyWords(defaultContent.pages[key], company));
  });

  it.each(['about', 'company'] as const)('of %s is one read', async (key) => {
    const ask = () => server.http.get(`/api/pages/${key}/`).expect(200);
    await ask();
    await database.write((tx) => database.touchContent(tx));
    takeAsked();
    await ask();
    const asked = takeAsked().filter(({ text }) => / from "pages"/.test(text));
    // SQLite is heard when a statement is prepared, which is once
    expect(asked.length).toBe(database.dialect === 'postgres' ? 1 : 0);
  });

  it('names the company as the settings do, and keeps what someone has written', async () => {
    const { company, terms } = defaultContent.pages;
    const get = async (key: PageKey) =>
      JSON.stringify((await server.http.get(`/api/pages/${key}/`).expect(200)).body);
    const store = (key: PageKey, content: object) =>
      database.write(async (tx) => {
        const { pages } = database.tables;
        await tx.update(pages).set({ content }).where(eq(pages.key, key));
        await database.touchContent(tx);
      });
    const [first, ...others] = terms.sections;
    const written = { ...first, body: 'Etinde Works has always been our name.' };
    await store('terms', { ...terms, sections: [written, ...others] });
    const moved = { email: 'hello@bakweri.example', address: ['Clerks Quarters', 'Buea'] };
    await store('company', { ...company, ...moved, name: { first: 'Bakweri', second: 'Labs' } });
    for (const key of ['about', 'careers', 'privacy'] as const) {
      expect(await get(key)).not.toMatch(/Etinde Works|etindeworks|\{(company|address|email)\}/);
    }
    expect(await get('privacy')).toContain(
      'Bakweri Labs, Clerks Quarters, Buea. Questions about your data go to hello@bakweri.example,',
    );
    expect(await get('about')).toContain('We started Bakweri Labs to build');
    expect(await get('terms')).toContain('belong to Bakweri Labs.');
    expect(await get('terms')).toContain('Etinde Works has always been our name.');
  });

  it('of an earlier release names it too, where nobody has changed the text', async () => {
    const { pages, installation } = database.tables;
    const { company, privacy } = defaultContent.pages;
    const { sections } = withCompanyWords(privacy, company);
    const [first, second] = sections;
    const changed = { ...second, body: 'Etinde Works reads nothing.' };
    await database.write(async (tx) => {
      await tx.delete(installation).where(eq(installation.key, 'company_words_at'));
      const content = { ...privacy, sections: [first, changed] };
      await tx.update(pages).set({ content }).where(eq(pages.key, 'privacy'));
    });
    await seedDefaults(database, server.platform);
    const [stored] = await database.read.select().from(pages).where(eq(pages.key, 'privacy'));
    expect(stored?.content).toMatchObject({ sections: [privacy.sections[0], changed] });
  });

  it('is filled by defaults where an older version knew fewer fields', async () => {
    const { heroTitle, heroSubtitle } = defaultContent.pages.cookies;
    const { pages } = database.tables;
    await database.write(async (tx) => {
      await tx.delete(pages);
      const content = { heroTitle, sections: [], forgotten: 'field' };
      await tx.insert(pages).values({ key: 'cookies', content, updatedAt: server.clock.now() });
      await database.touchContent(tx);
    });
    const { body } = await server.http.get('/api/pages/cookies/').expect(200);
    expect(heroSubtitle).not.toBe('');
    expect(body).toEqual({ heroTitle, heroSubtitle: '', updated: '', sections: [] });
  });

  it('that is not there is a 404', async () => {
    await database.write(async (tx) => {
      await tx.delete(database.tables.pages);
      await database.touchContent(tx);
    });
    const { body } = await server.http.get('/api/pages/home/').expect(404);
    expect(body.code).toBe('not-found');
    await server.http.get('/api/pages/unheard-of/').expect(404);
  });
});
