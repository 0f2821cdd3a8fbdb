import { portfolioSchema } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { newAdmin } from './testing/people.ts';
import { freeName, newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;
const URL = '/api/portfolio/';

describe('GET api/portfolio/', () => {
  it('starts with the skills and the name given at registration', async () => {
    const person = await newProfessional(server, {
      first_name: 'Amélie',
      last_name: "N'Dongo",
      skills: 'React, Node , React',
    });
    const portfolio = await person.load();
    expect(portfolioSchema.parse(portfolio)).toEqual(portfolio);
    expect(portfolio).toMatchObject({
      customUrl: 'amelie-ndongo',
      published: false,
      skills: ['React', 'Node'],
      experiences: [],
      media_items: [],
    });
  });

  it('proposes another address to the next person of the same name', async () => {
    const names = { first_name: 'Tabe', last_name: 'Enow' };
    await newProfessional(server, names);
    const second = await newProfessional(server, names);
    const third = await newProfessional(server, names);
    expect((await second.load()).customUrl).toBe('tabe-enow-2');
    expect((await third.load()).customUrl).toBe('tabe-enow-3');
  });

  it('proposes none where a name has no letters for one', async () => {
    const person = await newProfessional(server, { first_name: '王', last_name: '伟' });
    expect((await person.load()).customUrl).toBe('');
  });

  it('is started for an account that was made without one', async () => {
    const person = await newProfessional(server);
    const { database } = server.platform;
    const user = await server.dependencies.users.getByEmail(database.read, person.email);
    await database.write((tx) => tx.delete(database.tables.portfolios));
    expect(user).toBeDefined();
    const [first, second] = await Promise.all([person.load(), person.load()]);
    expect(first).toEqual(second);
    await person.save({ headline: 'Back again' });
    expect((await person.load()).headline).toBe('Back again');
  });

  it('is for signed-in users only', async () => {
    const admin = await newAdmin(server);
    await http.get(URL).expect(401);
    await http.get(URL).set(admin.bearer).expect(403);
    await http.put(URL).send({}).expect(401);
    await http.put(URL).set(admin.bearer).send({}).expect(403);
  });
});

describe('PUT api/portfolio/', () => {
  it('stores the fields that are sent and leaves the others', async () => {
    const person = await newProfessional(server);
    await person.save({ headline: ' Developer ', summary: 'Two\nlines', skills: ['a', ' ', 'b'] });
    const saved = await person.save({ summary: '' });
    expect(saved).toMatchObject({ headline: 'Developer', summary: '', skills: ['a', 'b'] });
    expect(await person.load()).toEqual(saved);
  });

  it('replaces a list: keeps known items in the new order, adds and deletes', async () => {
    const person = await newProfessional(server);
    const before = await person.save({
      experiences: [
        { title: 'First', company: 'A' },
        { title: 'Second', company: 'B' },
        { title: 'Third', company: 'C', period: '2020', description: 'x' },
      ],
    });
    const [first, second, third] = before.experiences;
    const after = await person.save({
      experiences: [third, { title: 'New', company: 'D' }, { ...first, title: 'Changed' }],
    });
    expect(after.experiences.map(({ title }) => title)).toEqual(['Third', 'New', 'Changed']);
    expect(after.experiences[0]).toEqual(third);
    expect(after.experiences[2]?.id).toBe(first?.id);
    expect(JSON.stringify(after)).not.toContain(String(second?.id));
    expect(await person.load()).toEqual(after);
  });

  it('takes every list at once, under the older names too', async () => {
    const person = await newProfessional(server);
    const saved = await person.save({
      experience: [{ title: 'T', company: 'C' }],
      education: [{ degree: 'MSc', institution: 'UB', year: '2019' }],
      projects: [{ name: 'P', description: 'D', technologies: ['Go'] }],
      links: [{ name: 'L', url: 'https://example.com' }],
      services: [{ name: 'S', description: 'D', price: '10' }],
      products: [{ name: 'Q' }],
    });
    expect(saved.experiences).toHaveLength(1);
    expect(saved.educations[0]).toMatchObject({ degree: 'MSc', year: '2019' });
    expect(saved.projects[0]).toMatchObject({ technologies: ['Go'] });
    expect(saved.links[0]).toMatchObject({ url: 'https://example.com' });
    expect(saved.services[0]).toMatchObject({ id: expect.any(String), price: '10' });
    expect(saved.products[0]).toMatchObject({ name: 'Q', description: '' });
    const again = await person.save({ services: [{ ...saved.services[0], price: '12' }] });
    expect(again.services).toEqual([{ ...saved.services[0], price: '12' }]);
    expect(again.products).toEqual(saved.products);
  });

  it('passes over items that another tab deleted, and those of others', async () => {
    const owner = await newProfessional(server);
    const thief = await newProfessional(server);
    const part = await owner.add('experiences', { title: 'Mine', company: 'A' });
    const before = await owner.load();
    const saved = await thief.save({
      experiences: [
        { id: part.id, title: 'Stolen', company: 'B' },
        { id: 'gone', title: 'Gone', company: 'B' },
      ],
      services: [{ id: 'gone', name: 'Gone' }],
      media_items: [{ id: 'gone', title: 'Gone', description: '' }],
    });
    expect(saved.experiences).toEqual([]);
    expect(saved.services).toEqual([]);
    expect(await owner.load()).toEqual(before);
  });

  it('keeps an item once that is sent twice', async () => {
    const person = await newProfessional(server);
    const part = await person.add('links', { name: 'One', url: 'https://example.com' });
    const saved = await person.save({ links: [part, { ...part, name: 'Two' }] });
    expect(saved.links).toEqual([part]);
  });

  it('stores nothing of a save that is refused in one of its parts', async () => {
    const person = await newProfessional(server);
    const before = await person.load();
    await http
      .put(URL)
      .set(person.bearer)
      .send({
        headline: 'New',
        links: [{ name: 'L', url: 'https://a.example' }],
        profileImage: '/media/x/1x1.webp',
      })
      .expect(422);
    expect(await person.load()).toEqual(before);
  });

  it('drops what it does not know, no matter who it would give the portfolio to', async () => {
    const victim = await newProfessional(server);
    const person = await newProfessional(server);
    const saved = await person.save({
      headline: 'Me',
      id: 'other',
      userId: victim.email,
      createdAt: '2000-01-01T00:00:00.000Z',
      role: 'admin',
      experiences: [
        { title: 'T', company: 'C', portfolioId: 'other', position: 99, published: true },
      ],
      __proto__: { polluted: true },
    });
    expect(Object.keys(saved).sort()).toEqual(Object.keys(portfolioSchema.shape).sort());
    expect(Object.keys(saved.experiences[0] ?? {}).sort()).toEqual(
      ['company', 'description', 'id', 'period', 'title'].sort(),
    );
    expect(saved.published).toBe(false);
    expect((await victim.load()).headline).toBe('');
    const account = await http.get('/api/account/').set(person.bearer).expect(200);
    expect(account.body.role).toBe('user');
  });

  it.each([
    ['a headline of 300 characters', { headline: 'x'.repeat(300) }, 'headline'],
    ['a NUL', { summary: 'a\u0000b' }, 'summary'],
    ['half a character', { summary: '\ud800' }, 'summary'],
    [
      'an experience without company',
      { experiences: [{ title: 'T', company: ' ' }] },
      'experiences.0.company',
    ],
    ['a script as link', { links: [{ name: 'L', url: 'javascript:alert(1)' }] }, 'links.0.url'],
    ['a NUL as id', { links: [{ id: '\u0000', name: 'L', url: 'https://a.b' }] }, 'links.0.id'],
    ['201 skills', { skills: Array.from({ length: 201 }, (_, i) => `${i}`) }, 'skills'],
    ['a picture of another site', { profileImage: 'https://evil.example/a.webp' }, 'profileImage'],
    ['a picture of the house', { profileImage: '/art/hero/10x10.webp' }, 'profileImage'],
    ['a foreign gallery', { gallery: ['/media/abc/10x10.webp'] }, 'gallery.0'],
    ['a flag that is text', { published: 'yes' }, 'published'],
    ['a list that is none', { links: {} }, 'links'],
  ])('refuses %s', async (_, sent, path) => {
    const person = await newProfessional(server);
    const { body } = await http.put(URL).set(person.bearer).send(sent).expect(422);
    expect(body.errors).toMatchObject([{ path }]);
  });

  it.each(['[]', '"text"', 'null', '{'])('refuses the body %s', async (sent) => {
    const person = await newProfessional(server);
    await http.put(URL).set(person.bearer).type('json').send(sent).expect(400);
  });

  it('takes saves of the same portfolio one after another', async () => {
    const person = await newProfessional(server);
    const names = Array.from({ length: 8 }, (_, i) => `Company ${i}`);
    await Promise.all(names.map((company) => person.add('experiences', { title: 'T', company })));
    const { experiences } = await person.load();
    expect(experiences.map(({ company }) => company).sort()).toEqual(names);
    const saves = names.map((headline) => person.save({ headline, customUrl: freeName() }));
    await Promise.all(saves);
    expect(names).toContain((await person.load()).headline);
  });
});
