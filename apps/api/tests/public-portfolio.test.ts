import { publicPortfolioSchema, words } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { plainPicture } from './testing/files.ts';
import { freeName, newProfessional } from './testing/portfolios.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http } = server;

const open = (name: string) => http.get(`/api/public/portfolios/${name}/`);
const PUT = (person: { bearer: { Authorization: string } }, sent: object) =>
  http.put('/api/portfolio/').set(person.bearer).send(sent);

describe('the published page', () => {
  it('shows what was saved, and of its owner a name and a profession', async () => {
    const person = await newProfessional(server, { phone: '677000000' });
    const customUrl = freeName();
    await person.add('links', { name: 'Code', url: 'https://example.com' });
    await person.save({ customUrl, published: true, headline: 'Hello' });
    const { body } = await open(customUrl).expect(200);
    expect(publicPortfolioSchema.parse(body)).toEqual(body);
    expect(body).toMatchObject({
      name: 'Ngozi Fonyuy',
      profession: 'Software Developer',
      headline: 'Hello',
      customUrl,
      links: [{ name: 'Code' }],
    });
    expect(JSON.stringify(body)).not.toMatch(new RegExp(`${person.email}|677000000|userId`));
  });

  it('says the profession in the language of the page, and nothing for Other', async () => {
    const [known, other] = [freeName(), freeName()];
    await (await newProfessional(server)).save({ customUrl: known, published: true });
    const unlisted = await newProfessional(server, { profession: 'Other' });
    await unlisted.save({ customUrl: other, published: true });
    const french = await open(known).query({ locale: 'fr' }).expect(200);
    expect(french.body.profession).toBe('Développeur logiciel');
    expect((await open(other).expect(200)).body.profession).toBe('');
  });

  it('shows a phone number only where its owner has written one for the page', async () => {
    const person = await newProfessional(server, { phone: '677000000' });
    const customUrl = freeName();
    await person.save({ customUrl, published: true });
    expect((await open(customUrl).expect(200)).body).toMatchObject({ phone: '', whatsapp: '' });
    const numbers = { phone: '+237 6 70 00 00 01', whatsapp: '+237670000002' };
    await person.save(numbers);
    expect((await open(customUrl).expect(200)).body).toMatchObject(numbers);
    await person.save({ phone: '' });
    expect((await open(customUrl).expect(200)).body.phone).toBe('');
  });

  it.each(['6 70 00 00 01', '+237 CALL ME', '+1?text=hi', 'javascript:alert(1)'])(
    'takes no number that cannot be dialled: %s',
    async (number) => {
      const person = await newProfessional(server);
      for (const field of ['phone', 'whatsapp']) {
        const { body } = await PUT(person, { [field]: number }).expect(422);
        expect(body.errors).toMatchObject([{ path: field, message: words.en.fields.phoneInvalid }]);
      }
    },
  );

  it('answers a draft, a name that nobody has, and no name at all in the same words', async () => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    await person.save({ customUrl });
    const answers = await Promise.all(
      [customUrl, 'nobody-has-this', 'a', '%00', "x'--", 'login', 'b%C3%BCrger'].map((name) =>
        open(name).expect(404),
      ),
    );
    const details = new Set(answers.map(({ body }) => body.detail));
    expect(details).toEqual(new Set(['There is no portfolio at this address.']));
  });

  it('is found in capitals too', async () => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    await person.save({ customUrl, published: true });
    await open(customUrl.toUpperCase()).expect(200);
  });

  it('shows every change at once, and goes when it is unpublished', async () => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    await person.save({ customUrl, published: true });
    const shown = async () => (await open(customUrl).expect(200)).body;
    expect((await shown()).headline).toBe('');
    await person.save({ headline: 'New' });
    expect((await shown()).headline).toBe('New');
    const part = await person.add('educations', { degree: 'BSc', institution: 'UB' });
    expect((await shown()).educations).toHaveLength(1);
    await http.delete(`/api/educations/${part.id}/`).set(person.bearer).expect(204);
    expect((await shown()).educations).toEqual([]);
    const item = await person.upload(await plainPicture(4, 4).png().toBuffer(), { title: 'P' });
    expect((await shown()).media_items).toHaveLength(1);
    await http.delete(`/api/media/${item.id}/`).set(person.bearer).expect(204);
    expect((await shown()).media_items).toEqual([]);
    await person.save({ published: false });
    await open(customUrl).expect(404);
  });

  it('goes with the account that is shut out', async () => {
    const person = await newProfessional(server);
    const customUrl = freeName();
    await person.save({ customUrl, published: true });
    const { database } = server.platform;
    await database.write(async (tx) => {
      const user = await server.dependencies.users.getByEmail(tx, person.email);
      await server.dependencies.users.update(tx, String(user?.id), { status: 'inactive' });
      await database.touchContent(tx);
    });
    await open(customUrl).expect(404);
  });
});

describe('the address', () => {
  it('leads on from every name it had', async () => {
    const person = await newProfessional(server);
    const [first, second, third] = [freeName(), freeName(), freeName()];
    for (const customUrl of [first, second, third]) {
      await person.save({ customUrl, published: true });
    }
    for (const name of [first, second, third]) {
      expect((await open(name).expect(200)).body.customUrl).toBe(third);
    }
    expect((await person.save({ customUrl: first })).customUrl).toBe(first);
    expect((await open(third).expect(200)).body.customUrl).toBe(first);
  });

  it("is refused when it is another portfolio's, present or old", async () => {
    const owner = await newProfessional(server);
    const other = await newProfessional(server);
    const [old, present] = [freeName(), freeName()];
    await owner.save({ customUrl: old });
    await owner.save({ customUrl: present });
    for (const customUrl of [old, present, present.toUpperCase()]) {
      const { body } = await PUT(other, { customUrl }).expect(409);
      expect(body).toMatchObject({
        code: 'conflict',
        errors: [{ path: 'customUrl', message: 'This address is already taken' }],
      });
    }
  });

  it('goes to one of twenty who want it at once', async () => {
    const customUrl = freeName();
    const people = await Promise.all(Array.from({ length: 20 }, () => newProfessional(server)));
    const answers = await Promise.all(people.map((person) => PUT(person, { customUrl })));
    const statuses = answers.map(({ status }) => status).sort();
    expect(statuses).toEqual([200, ...Array.from({ length: 19 }, () => 409)]);
  });

  it.each([
    'admin',
    'api',
    'login',
    'assets',
    'uploads',
    'ab',
    'a--b',
    '-ab',
    'ab-',
    'with space',
    'a.b.c',
    'x'.repeat(41),
    'аlice', // the first letter is Cyrillic
    'ſmith', // lower-cased it looks right, but is not
    '../etc',
  ])('may not be "%s"', async (customUrl) => {
    const person = await newProfessional(server);
    const { body } = await PUT(person, { customUrl }).expect(422);
    expect(body.errors[0].path).toBe('customUrl');
  });

  it('forgives capitals and blanks around it', async () => {
    const person = await newProfessional(server);
    const name = freeName();
    expect((await person.save({ customUrl: ` ${name.toUpperCase()} ` })).customUrl).toBe(name);
  });

  it('may be given up while it is a draft; publishing proposes one again', async () => {
    const person = await newProfessional(server, { first_name: 'Bih', last_name: 'Asong' });
    expect((await person.save({ customUrl: '' })).customUrl).toBe('');
    const published = await person.save({ published: true });
    expect(published.customUrl).toBe('bih-asong');
    await open('bih-asong').expect(200);
  });

  it('is asked for before publishing when none can be made from the name', async () => {
    const person = await newProfessional(server, { first_name: '王', last_name: '伟' });
    const { body } = await PUT(person, { published: true }).expect(422);
    expect(body.errors).toMatchObject([
      { path: 'customUrl', message: 'Choose an address before publishing' },
    ]);
    expect((await person.load()).published).toBe(false);
  });

  it('cannot be collected: the eleventh name sets the first free', async () => {
    const person = await newProfessional(server);
    const other = await newProfessional(server);
    const names = Array.from({ length: 11 }, freeName);
    for (const customUrl of names) {
      server.clock.advance(1);
      await person.save({ customUrl });
    }
    await PUT(other, { customUrl: names[1] }).expect(409);
    await PUT(other, { customUrl: names[0] }).expect(200);
  });
});
