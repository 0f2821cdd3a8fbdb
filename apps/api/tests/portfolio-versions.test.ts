// @module-tag database
import { type Portfolio, portfolioSections } from '@vitrine/contracts';
import { eq } from 'drizzle-orm';
import { describe, expect, it } from 'vitest';
import { additionId } from '../src/lib/ids.ts';
import { pdf, plainPicture } from './testing/files.ts';
import { freeName, newProfessional, type Professional } from './testing/portfolios.ts';
import { TEST_SECRET, useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const URL = '/api/portfolio/';

const read = async ({ bearer }: Professional) => {
  const { body, headers } = await http.get(URL).set(bearer).expect(200);
  return { portfolio: body as Portfolio, tag: String(headers.etag) };
};

const saveFrom = ({ bearer }: Professional, tag: string, changes: object) =>
  http.put(URL).set(bearer).set('If-Match', tag).send(changes);

describe('a save that names the version it was made from', () => {
  it('is taken, and names the next one', async () => {
    const person = await newProfessional(server);
    const { tag, portfolio } = await read(person);
    expect(tag).toBe(`"${portfolio.version}"`);
    const saved = await saveFrom(person, tag, { headline: 'First' }).expect(200);
    expect(saved.body.version).toBeGreaterThan(portfolio.version);
    expect(saved.headers.etag).toBe(`"${saved.body.version}"`);
    await saveFrom(person, String(saved.headers.etag), { headline: 'Second' }).expect(200);
    expect((await person.load()).headline).toBe('Second');
  });

  it('is refused with the newer portfolio, and changes nothing', async () => {
    const person = await newProfessional(server);
    const { tag } = await read(person);
    await saveFrom(person, tag, { headline: 'In one tab', skills: ['Kotlin'] }).expect(200);
    const refused = await saveFrom(person, tag, { headline: 'In the other' }).expect(409);
    expect(refused.body).toMatchObject({ code: 'conflict', current: { skills: ['Kotlin'] } });
    const now = await read(person);
    expect(now.portfolio).toEqual(refused.body.current);
    expect(now.portfolio.headline).toBe('In one tab');
    // made again from what is there now, it is taken
    await saveFrom(person, now.tag, { headline: 'In the other' }).expect(200);
  });

  it('lets exactly one of two through that come at once', async () => {
    const person = await newProfessional(server);
    const { tag } = await read(person);
    const answers = await Promise.all(
      ['One', 'Two'].map((headline) => saveFrom(person, tag, { headline })),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 409]);
    const taken = answers.find(({ status }) => status === 200);
    expect((await person.load()).headline).toBe(taken?.body.headline);
  });

  it.each([
    ['an addition', (person: Professional) => person.add('links', link)],
    [
      'a deletion',
      async (person: Professional) => {
        const { links } = await person.load();
        await http.delete(`/api/links/${links[0]?.id}/`).set(person.bearer).expect(204);
      },
    ],
    ['an upload', (person: Professional) => person.upload(pdf(), { title: 'A file' })],
  ])('is refused after %s in another tab', async (_what, change) => {
    const person = await newProfessional(server);
    await person.add('links', link);
    const { tag } = await read(person);
    await change(person);
    await saveFrom(person, tag, { links: [] }).expect(409);
  });

  it('follows the versions that additions and deletions name', async () => {
    const person = await newProfessional(server);
    const added = await http.post('/api/links/').set(person.bearer).send(link).expect(201);
    await saveFrom(person, String(added.headers.etag), { headline: 'After' }).expect(200);
    const removed = await http.delete(`/api/links/${added.body.id}/`).set(person.bearer);
    await saveFrom(person, String(removed.headers.etag), { headline: 'Later' }).expect(200);
    expect((await person.load()).headline).toBe('Later');
  });

  it.each(['*', undefined])('takes any version with If-Match %s', async (header) => {
    const person = await newProfessional(server);
    await person.save({ headline: 'Before' });
    const request = http.put(URL).set(person.bearer);
    if (header) request.set('If-Match', header);
    await request.send({ headline: 'After' }).expect(200);
  });

  it.each(['7', '"seven"', '"1", "2"'])('does not guess what %s means', async (header) => {
    const person = await newProfessional(server);
    const { body } = await saveFrom(person, header, { headline: 'x' }).expect(400);
    expect(body.message).toContain('If-Match');
  });

  it('reads the weak tag that a compressing proxy makes', async () => {
    const person = await newProfessional(server);
    const { tag } = await read(person);
    await saveFrom(person, `W/${tag}`, { headline: 'x' }).expect(200);
  });
});

const link = { name: 'Site', url: 'https://example.com' };

describe('an addition with a key', () => {
  it.each([
    ['experiences', { title: 'Engineer', company: 'North' }],
    ['educations', { degree: 'BSc', institution: 'Buea' }],
    ['projects', { name: 'Atlas', description: 'Maps' }],
    ['links', link],
    ['languages', { name: 'French' }],
    ['services', { name: 'A visit' }],
  ])('to %s is stored once, however often it is sent', async (kind, part) => {
    const person = await newProfessional(server);
    const sent = { ...part, key: 'sent-twice-1' };
    const first = await person.add(kind, sent);
    expect(await person.add(kind, sent)).toEqual(first);
    expect((await person.load())[kind as 'links']).toHaveLength(1);
    await person.add(kind, { ...part, key: 'another-key' });
    expect((await person.load())[kind as 'links']).toHaveLength(2);
  });

  it('is known by its key in its own list alone', async () => {
    const person = await newProfessional(server);
    const key = 'the-first-one';
    const site = await person.add('links', { ...link, key });
    const language = await person.add('languages', { name: 'French', key });
    expect(language.id).not.toBe(site.id);
    expect(await person.load()).toMatchObject({ links: [site], languages: [language] });
  });

  it('is known by the id that an earlier version made of its key', async () => {
    const person = await newProfessional(server);
    const site = await person.add('links', link);
    const { database, ids } = server.platform;
    const { portfolioEntries } = database.tables;
    const key = 'before-the-update';
    await database.write(async (tx) => {
      const [row] = await tx
        .select()
        .from(portfolioEntries)
        .where(eq(portfolioEntries.id, site.id));
      if (!row) throw new Error('It is not there');
      const id = additionId({ secret: TEST_SECRET, ids }, row.portfolioId, key);
      await tx.update(portfolioEntries).set({ id }).where(eq(portfolioEntries.id, site.id));
    });
    const before = (await person.load()).links;
    expect([await person.add('links', { ...link, key })]).toEqual(before);
    await person.add('services', { name: 'A visit', key });
    expect(await person.load()).toMatchObject({ links: before, services: [{ name: 'A visit' }] });
  });

  it('is stored once when it is sent several times at once', async () => {
    const person = await newProfessional(server);
    const sent = { ...link, key: 'all-at-once' };
    await Promise.all([1, 2, 3, 4].map(() => person.add('links', sent)));
    expect((await person.load()).links).toHaveLength(1);
  });

  it('does not touch what someone else added with the same key', async () => {
    const [one, other] = [await newProfessional(server), await newProfessional(server)];
    const mine = await one.add('links', { ...link, key: 'the-same-key' });
    const theirs = await other.add('links', { ...link, key: 'the-same-key' });
    expect(theirs.id).not.toBe(mine.id);
  });

  it('stores an upload once, its files too', async () => {
    const person = await newProfessional(server);
    const picture = await plainPicture(40, 30).png().toBuffer();
    const sent = { title: 'View', key: 'upload-key-1' };
    const uploads = await Promise.all([1, 2].map(() => person.upload(picture, sent)));
    uploads.push(await person.upload(picture, sent));
    expect(new Set(uploads.map(({ id }) => id)).size).toBe(1);
    expect((await person.load()).media_items).toHaveLength(1);
    await http.get(uploads[0]?.url ?? '').expect(200);
  });
});

describe('the page of a portfolio', () => {
  it('has every section, in the order its owner chose', async () => {
    const person = await newProfessional(server);
    expect((await person.load()).sections).toEqual(portfolioSections);
    const customUrl = freeName();
    await person.save({ sections: ['skills', 'projects'], published: true, customUrl });
    const { body } = await http.get(`/api/public/portfolios/${customUrl}/`).expect(200);
    expect(body.sections.slice(0, 3)).toEqual(['skills', 'projects', 'about']);
    expect(body.sections).toHaveLength(portfolioSections.length);
    expect(body).not.toHaveProperty('version');
  });

  it('has a CV, which is a document of its owner', async () => {
    const [person, other] = [await newProfessional(server), await newProfessional(server)];
    const cv = await person.upload(pdf(), { media_type: 'document' }, 'cv.pdf');
    const photo = await person.upload(await plainPicture(9, 9).png().toBuffer(), { title: 'Me' });
    expect((await person.save({ cv: cv.url })).cv).toBe(cv.url);
    for (const [who, url] of [
      [other, cv.url],
      [person, photo.url],
    ] as const) {
      const { body } = await http.put(URL).set(who.bearer).send({ cv: url }).expect(422);
      expect(body.errors).toMatchObject([
        { path: 'cv', message: 'Choose a document that was uploaded here' },
      ]);
    }
    await http.delete(`/api/media/${cv.id}/`).set(person.bearer).expect(204);
    expect((await person.load()).cv).toBe('');
  });

  it('keeps what a picture shows in words', async () => {
    const person = await newProfessional(server);
    const picture = await plainPicture(9, 9).png().toBuffer();
    const { id } = await person.upload(picture, { title: 'Harbour', alt: 'Boats at dawn' });
    const words = { id, title: 'Harbour', description: '' };
    // those who do not know of it leave it as it is
    expect((await person.save({ media_items: [words] })).media_items[0]?.alt).toBe('Boats at dawn');
    const saved = await person.save({ media_items: [{ ...words, alt: 'Boats at night' }] });
    expect(saved.media_items[0]?.alt).toBe('Boats at night');
  });
});

describe('the activity of a portfolio', () => {
  const kindsOf = async ({ bearer }: Professional) => {
    const { body } = await http.get('/api/activity/').set(bearer).expect(200);
    return (body.items as { kind: string; detail: string }[]).filter(
      ({ kind }) => kind !== 'registered',
    );
  };

  it('tells what a save did', async () => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    await person.save({ published: true });
    await person.save({ customUrl });
    await person.save({ published: false });
    await person.upload(pdf(), { title: 'Diploma' });
    expect(await kindsOf(person)).toMatchObject([
      { kind: 'media-added', detail: 'Diploma' },
      { kind: 'unpublished' },
      { kind: 'address-changed', detail: customUrl },
      { kind: 'published' },
    ]);
  });

  it('counts the saves of one sitting as one', async () => {
    const person = await newProfessional(server);
    for (const headline of ['One', 'Two', 'Three']) await person.save({ headline });
    await person.add('links', link);
    expect(await kindsOf(person)).toMatchObject([{ kind: 'portfolio-saved' }]);
  });

  it('is empty of what was refused', async () => {
    const person = await newProfessional(server);
    await http.put(URL).set(person.bearer).send({ published: true, cv: '/media/x/y.pdf' });
    expect(await kindsOf(person)).toEqual([]);
  });
});
