import { strFromU8, unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { pdf, plainPicture } from './testing/files.ts';
import { moreParts as more } from './testing/more-parts.ts';
import { PASSWORD } from './testing/people.ts';
import { newProfessional, type Professional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const URL = '/api/portfolio/';

const lists = ['certificates', 'languages', 'publications', 'volunteering'] as const;

describe('certificates, languages, publications, volunteering and availability', () => {
  it('are empty in a new portfolio', async () => {
    const person = await newProfessional(server);
    expect(await person.load()).toMatchObject({
      ...Object.fromEntries(lists.map((list) => [list, []])),
      ...{ availability: '', availabilityNote: '' },
    });
  });

  it('are stored as they are sent, each entry with an id', async () => {
    const person = await newProfessional(server);
    const saved = await person.save(more);
    expect(saved).toMatchObject(more);
    for (const list of lists) expect(saved[list][0]?.id).toMatch(/^[\w-]{8,}$/);
    expect(await person.load()).toEqual(saved);
  });

  it('keep an entry under its id, add and delete, and stay when they are not sent', async () => {
    const person = await newProfessional(server);
    const { languages } = await person.save(more);
    const [english, french] = languages;
    const sent = [{ ...french, level: 'C1' }, { name: 'Duala' }, { ...english }, { ...english }];
    const after = await person.save({ languages: sent });
    expect(after.languages).toEqual([
      { ...french, level: 'C1' },
      { id: expect.any(String), name: 'Duala', level: '' },
      english,
    ]);
    expect(after).toMatchObject({ certificates: more.certificates, availability: 'from' });
  });

  it('are on the published page, whatever was said before the first of them', async () => {
    const person = await newProfessional(server);
    const { customUrl } = await person.save({ ...more, published: true });
    const { body } = await http.get(`/api/public/portfolios/${customUrl}/`).expect(200);
    expect(body).toMatchObject(more);
  });

  it('are in the archive of the account, and gone with it', async () => {
    const person = await newProfessional(server);
    const { id } = (await person.save(more)).certificates[0] ?? {};
    const { database } = server.platform;
    const stored = async () =>
      JSON.stringify(await database.read.select().from(database.tables.portfolioEntries));
    expect(await stored()).toContain(id);
    const reply = await fetch(`${server.url}/api/account/archive/`, { headers: person.bearer });
    const files = unzipSync(new Uint8Array(await reply.arrayBuffer()));
    const archived = (name: string) => JSON.parse(strFromU8(files[name] ?? new Uint8Array()));
    expect(archived('portfolio.json')).toMatchObject(more);
    expect(archived('resume.json')).toMatchObject({ certificates: [{ name: 'CKA' }] });
    await http
      .post('/api/account/delete/')
      .set(person.bearer)
      .send({ password: PASSWORD })
      .expect(204);
    expect(await stored()).not.toContain(id);
  });

  it.each([
    [
      'a level that is none',
      { languages: [{ name: 'French', level: 'fluent' }] },
      'languages.0.level',
    ],
    ['a language without name', { languages: [{ level: 'B2' }] }, 'languages.0.name'],
    ['a certificate without name', { certificates: [{ issuer: 'CNCF' }] }, 'certificates.0.name'],
    [
      'a script as the link of a certificate',
      { certificates: [{ name: 'CKA', url: 'javascript:alert(1)' }] },
      'certificates.0.url',
    ],
    [
      'a script as the link of a publication',
      { publications: [{ title: 'A', url: 'data:text/html,x' }] },
      'publications.0.url',
    ],
    ['volunteering without role', { volunteering: [{ organisation: 'A' }] }, 'volunteering.0.role'],
    ['an availability that is none', { availability: 'maybe' }, 'availability'],
  ])('refuse %s', async (_, sent, path) => {
    const person = await newProfessional(server);
    const { body } = await http.put(URL).set(person.bearer).send(sent).expect(422);
    expect(body.errors).toMatchObject([{ path }]);
  });
});

describe('a project', () => {
  const project = { name: 'Njangi', description: 'An app', technologies: ['Go'] };
  const details = { url: 'https://example.com/njangi', role: 'Lead', period: '2023 - 2024' };
  const picture = async (person: Professional) =>
    (await person.upload(await plainPicture(40, 30).png().toBuffer(), { title: 'A screen' })).url;

  it('has a link, a role, a time and pictures of the own media', async () => {
    const person = await newProfessional(server);
    const shown = `${await picture(person)}#focus=40,20`;
    const added = await person.add('projects', { ...project, ...details, pictures: [shown] });
    expect(added).toEqual({ id: expect.any(String), ...project, ...details, pictures: [shown] });
    expect((await person.load()).projects).toEqual([added]);
  });

  it('keeps them when a client that does not know them saves it', async () => {
    const person = await newProfessional(server);
    const pictures = [await picture(person)];
    const { id } = await person.add('projects', { ...project, ...details, pictures });
    const saved = await person.save({ projects: [{ ...project, id, name: 'Njangi 2' }] });
    expect(saved.projects).toEqual([{ ...project, ...details, pictures, id, name: 'Njangi 2' }]);
  });

  it('shows a picture no longer once its file is deleted, or left out of a save', async () => {
    const person = await newProfessional(server);
    const [first, second] = [await picture(person), await picture(person)];
    await person.add('projects', { ...project, pictures: [first, second] });
    const { media_items } = await person.load();
    await http.delete(`/api/media/${media_items[0]?.id}/`).set(person.bearer).expect(204);
    expect((await person.load()).projects[0]?.pictures).toEqual([second]);
    const saved = await person.save({ media_items: [] });
    expect(saved.projects[0]?.pictures).toEqual([]);
  });

  it('refuses a picture of someone else, a document and what is no upload', async () => {
    const other = await newProfessional(server);
    const person = await newProfessional(server);
    const document = await person.upload(pdf(), { title: 'A letter' });
    for (const url of [await picture(other), document.url, '/art/hero/10x10.webp']) {
      const sent = { ...project, pictures: [url] };
      const { body } = await http.post('/api/projects/').set(person.bearer).send(sent).expect(422);
      expect(body.errors).toMatchObject([{ path: 'pictures.0' }]);
      const save = await http
        .put(URL)
        .set(person.bearer)
        .send({ projects: [sent] })
        .expect(422);
      expect(save.body.errors).toMatchObject([{ path: 'projects.0.pictures.0' }]);
    }
    expect((await person.load()).projects).toEqual([]);
  });
});
