// @module-tag database
import {
  blankOf,
  type ContentType,
  contentDefinitions,
  contentTypes,
  type Field,
  type FieldKind,
  type Fields,
  fieldsOfKind,
  pageKeys,
  translatedFields,
} from '@vitrine/contracts';
import { defaultContent } from '@vitrine/default-content';
import { describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { exampleBody } from './testing/endpoint-table.ts';
import { hostileTexts, tooLongText } from './testing/hostile-texts.ts';
import { newAdmin } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';
import { replaced, textPaths } from './testing/text-paths.ts';

const server = await useTestServer();
const { bearer } = await newAdmin(server);
const { http } = server;
await seedDefaults(server.platform.database, server.platform);

const read = async (address: string) => (await http.get(address).expect(200)).body;
const at = (place: string) => `/api/translations/${place}/?locale=fr`;
const get = async (place: string) => (await http.get(at(place)).set(bearer).expect(200)).body;
const save = (place: string, content: object, version?: number) => {
  const request = http.put(at(place)).set(bearer);
  if (version !== undefined) request.set('If-Match', `"${version}"`);
  return request.send({ content });
};
const stateOf = async (kind: string, id: string) => {
  const { body } = await http.get('/api/translations/?locale=fr').set(bearer).expect(200);
  return body.records.find(
    (one: object) => 'id' in one && one.id === id && 'kind' in one && one.kind === kind,
  )?.state;
};
const addService = async (title: string) =>
  (
    await http
      .post('/services/')
      .set(bearer)
      .send({ title, description: 'What it is', icon: 'code', color: 'blue' })
      .expect(201)
  ).body;
const inFrench = { title: 'Conseil', description: 'Ce que c’est', features: [] };

describe('an entry in another language', () => {
  it('is the source, said to be in the base language, until it is translated', async () => {
    const { id } = await addService('Advice');
    const find = async (query: string) =>
      (await read(`/services/${query}`)).find((one: { id: string }) => one.id === id);
    expect(await find('?locale=fr')).toMatchObject({ title: 'Advice', locale: 'en' });
    expect(await stateOf('services', id)).toBe('missing');
    await save(`services/${id}`, inFrench).expect(200);
    const french = await find('?locale=fr');
    expect(french).toMatchObject({ title: 'Conseil', icon: 'code', color: 'blue' });
    expect(french).not.toHaveProperty('locale');
    expect(await find('')).toMatchObject({ title: 'Advice' });
    expect(await stateOf('services', id)).toBe('current');
  });

  it('has changed only where the words of its source have', async () => {
    const { id, version } = await addService('Advice');
    await save(`services/${id}`, inFrench, version).expect(200);
    const change = (changes: object) =>
      http
        .put(`/services/${id}`)
        .set(bearer)
        .send({ title: 'Advice', description: 'What it is', icon: 'code', ...changes })
        .expect(200);
    await change({ icon: 'users' });
    expect(await stateOf('services', id)).toBe('current');
    await change({ title: 'Good advice' });
    expect(await stateOf('services', id)).toBe('changed');
    const { source, was, content } = await get(`services/${id}`);
    expect([source.title, was.title, content.title]).toEqual(['Good advice', 'Advice', 'Conseil']);
    await save(`services/${id}`, content).expect(200);
    expect(await stateOf('services', id)).toBe('current');
  });

  it('is refused where a required text is missing, or someone else was faster', async () => {
    const { id } = await addService('Advice');
    const refused = await save(`services/${id}`, { ...inFrench, title: ' ' });
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'title']);
    const { version } = await get(`services/${id}`);
    await save(`services/${id}`, inFrench, version).expect(200);
    const late = await save(`services/${id}`, inFrench, version).expect(409);
    expect(late.body.current).toMatchObject({ content: { title: 'Conseil' } });
  });

  it('goes to the trash with its source, and comes back with it', async () => {
    const { id } = await addService('Advice');
    await save(`services/${id}`, inFrench).expect(200);
    await http.delete(`/services/${id}`).set(bearer).expect(204);
    await http
      .get(at(`services/${id}`))
      .set(bearer)
      .expect(404);
    await http.post(`/api/trash/services/${id}/restore/`).set(bearer).send({}).expect(200);
    expect((await get(`services/${id}`)).content).toMatchObject({ title: 'Conseil' });
  });
});

describe('a page in another language', () => {
  it('has its own words, and the pictures of its source', async () => {
    const { source } = await get('page/home');
    expect(source).not.toHaveProperty('heroImages');
    await save('page/home', { ...source, heroTitle: 'Bonjour {company}' }).expect(200);
    const french = await read('/api/pages/home/?locale=fr');
    expect(french.heroTitle).toMatch(/^Bonjour \w/);
    expect(french.heroImages).toEqual(defaultContent.pages.home.heroImages);
    expect((await read('/api/pages/home/')).heroTitle).not.toMatch(/Bonjour/);
  });

  it('must not leave out a part', async () => {
    const { source } = await get('page/home');
    const { closing: _, ...rest } = source;
    const refused = await save('page/home', rest);
    expect([refused.status, refused.body.errors[0].path]).toEqual([422, 'closing']);
  });

  it('says that it is in the base language where nobody has translated it', async () => {
    const page = server.platform.database.tables.pages;
    await server.platform.database.write(async (tx) => {
      await tx.update(page).set({ translations: {} });
      await server.platform.database.touchContent(tx);
    });
    expect((await read('/api/pages/team/?locale=fr')).locale).toBe('en');
    expect(await read('/api/pages/team/')).not.toHaveProperty('locale');
  });

  it('is not found where there is none', async () => {
    await http.get(at('page/nothing')).set(bearer).expect(404);
  });
});

/** An entry that points to nothing that would have to be there. */
function entryOf(type: ContentType): object {
  const fields: Fields = contentDefinitions[type].fields;
  const pointing = ['reference', 'picture', 'pictures'].flatMap((kind) =>
    fieldsOfKind(fields, kind as FieldKind),
  );
  const blanks = pointing.map((name) => [name, blankOf(fields[name] as Field)]);
  return { ...exampleBody(`content.${type}.create`), ...Object.fromEntries(blanks) };
}

const withWords = contentTypes.filter(
  (type) => Object.keys(translatedFields(contentDefinitions[type].fields)).length > 0,
);
/** Every page, and an entry of each kind. */
const places = await Promise.all([
  ...pageKeys.map((key) => `page/${key}`),
  ...withWords.map(async (type) => {
    const { body } = await http.post(`/${type}/`).set(bearer).send(entryOf(type)).expect(201);
    return `${type}/${body.id}`;
  }),
]);

describe.each(places)('the translation of %s', (place) => {
  it('refuses every text that is too long, beside its field', async () => {
    const { source, version } = await get(place);
    const paths = textPaths(source);
    expect(paths).not.toEqual([]);
    for (const path of paths) {
      const { status, body } = await save(place, replaced(source, path, tooLongText));
      expect([status, body.errors?.[0].path]).toEqual([422, path.join('.')]);
    }
    expect((await get(place)).version).toBe(version);
  });

  it('keeps what means something to browsers and databases as text', async () => {
    const { source } = await get(place);
    const [path = []] = textPaths(source);
    const text = hostileTexts.join(' ');
    await save(place, replaced(source, path, text)).expect(200);
    const { content } = await get(place);
    expect(path.reduce((part, name) => part[name], content)).toBe(text);
  });
});
