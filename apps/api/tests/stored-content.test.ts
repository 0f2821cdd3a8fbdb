// @module-tag database
import {
  contentDefinitions,
  contentTypes,
  type PageKey,
  pageKeys,
  pageSchemas,
  readStored,
  writePicture,
} from '@vitrine/contracts';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { seedDefaults } from '../src/db/seed/seed.ts';
import release from './releases/0.1.0.json' with { type: 'json' };
import { auditOf } from './testing/office.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const { database, logger, clock } = server.platform;
const admin = await newAdmin(server);
const warn = vi.spyOn(logger, 'warn');
afterEach(() => warn.mockClear());

const stored = Object.keys(release.pages) as PageKey[];

async function store(pages: Partial<Record<PageKey, unknown>>) {
  const { tables } = database;
  await database.write(async (tx) => {
    await tx.delete(tables.pages);
    const rows = Object.entries(pages).map(([key, content]) => ({
      key: key as PageKey,
      content,
      updatedAt: clock.now(),
    }));
    await tx.insert(tables.pages).values(rows);
    await database.touchContent(tx);
  });
}

// Files in releases/ are what a release stored, whole. They are never changed: a release that adds
// pages or content types adds a file of its own.

/** Where a text is blank or a list empty: in the default pages nothing is. */
function blanksOf(value: unknown): unknown[] {
  if (value === '' || (Array.isArray(value) && value.length === 0)) return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(blanksOf) : [];
}

describe('what release 0.1.0 stored', () => {
  it('leaves no field of a page without a value that could be lost', () => {
    expect(stored).toHaveLength(13);
    expect(blanksOf(release.pages)).toEqual([]);
  });

  it('reads in schemas that have grown', () => {
    const grown = pageSchemas.about.extend({
      prizes: z.object({ title: z.string().default('') }).prefault({}),
    });
    expect(readStored(grown, release.pages.about)).toEqual({
      value: { ...release.pages.about, prizes: { title: '' } },
      repaired: [],
    });
    const entity = contentDefinitions.projects.entity.extend({ year: z.string().default('') });
    expect(readStored(entity, release.projects[0])).toMatchObject({
      value: { name: 'GigBridge', year: '' },
      repaired: [],
    });
  });
});

describe('an installation of release 0.1.0', () => {
  it('shows all its pages as they were, and those that came later', async () => {
    await store(release.pages);
    await seedDefaults(database, server.platform);
    for (const key of stored) {
      const { body } = await http.get(`/api/pages/${key}/`).expect(200);
      expect(body).toMatchObject(release.pages[key as keyof typeof release.pages]);
    }
    for (const key of pageKeys) await http.get(`/api/pages/${key}/`).expect(200);
    expect(warn).not.toHaveBeenCalled();
  });

  it('shows all its entries as they were', async () => {
    const { pages: _, ...collections } = release;
    await database.write(async (tx) => {
      for (const type of contentTypes) {
        const entries = database.tables[type] as typeof database.tables.testimonials;
        await tx.delete(entries);
        const rows = collections[type as keyof typeof collections] ?? [];
        if (rows.length > 0) {
          await tx.insert(entries).values(rows as unknown as (typeof entries.$inferInsert)[]);
        }
      }
      await database.touchContent(tx);
    });
    for (const [type, rows] of Object.entries(collections)) {
      const { body } = await http.get(`/${type}/`).set('Accept', 'application/json').expect(200);
      expect(body).toMatchObject(rows.map(({ position: __, ...entry }) => entry));
    }
    expect(warn).not.toHaveBeenCalled();
  });
});

describe('content that does not fit', () => {
  const broken = { ...release.pages.cookies, heroTitle: 7, sections: 'Nothing' };

  it('is repaired for visitors, logged, and stays stored', async () => {
    await store({ cookies: broken });
    const { body } = await http.get('/api/pages/cookies/').expect(200);
    expect(body).toEqual({ ...release.pages.cookies, heroTitle: '', sections: [] });
    expect(warn).toHaveBeenCalledWith(
      expect.objectContaining({ content: 'page cookies', fields: ['heroTitle', 'sections'] }),
      expect.any(String),
    );
    const [page] = await database.read.select().from(database.tables.pages);
    expect(page?.content).toEqual(broken);
  });

  it('is in the audit log as it was once someone has saved over it', async () => {
    await store({ cookies: broken });
    const content = { ...release.pages.cookies, heroTitle: 'Mended' };
    await http.put('/api/pages/cookies/').set(admin.bearer).send(content).expect(200);
    const [entry] = await auditOf(server, admin, 'cookies');
    expect(entry).toMatchObject({
      before: { heroTitle: 7, sections: 'Nothing' },
      after: { heroTitle: 'Mended' },
    });
  });

  it('of an entry leaves the rest of its list alone', async () => {
    const { testimonials } = database.tables;
    await database.write(async (tx) => {
      await tx.delete(testimonials);
      const [one, two] = release.testimonials.map((row) => ({
        ...row,
        avatar: writePicture({ src: row.avatar }),
      }));
      if (!one || !two) throw new Error('There are three.');
      const elsewhere = writePicture({ src: 'https://elsewhere.example/a' });
      await tx.insert(testimonials).values([{ ...one, avatar: elsewhere }, two]);
      await database.touchContent(tx);
    });
    const { body } = await http.get('/testimonials/').set('Accept', 'application/json').expect(200);
    expect(body).toMatchObject([
      { name: release.testimonials[0]?.name, avatar: '' },
      { name: release.testimonials[1]?.name, avatar: release.testimonials[1]?.avatar },
    ]);
  });
});
