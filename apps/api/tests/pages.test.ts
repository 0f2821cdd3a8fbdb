import { pageKeys } from '@vitrine/contracts';
import { defaultContent } from '@vitrine/default-content';
import { describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { database } = server.platform;
await seedDefaults(database, server.platform);

describe('page content', () => {
  it.each(pageKeys)('of %s is what was stored', async (key) => {
    const { body } = await server.http.get(`/api/pages/${key}/`).expect(200);
    expect(body).toEqual(defaultContent.pages[key]);
  });

  it('is filled by defaults where an older version knew fewer fields', async () => {
    const { heroTitle, heroSubtitle } = defaultContent.pages.cookies;
    const { pages } = database.tables;
    await database.write(async (tx) => {
      await tx.delete(pages);
      const content = { heroTitle, sections: [], forgotten: 'field' };
      await tx.insert(pages).values({ key: 'cookies', content, updatedAt: new Date() });
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
