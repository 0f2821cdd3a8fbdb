import { type Settings, words } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { noteInstallation } from '../src/db/installation.ts';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { createFolderMailer } from '../src/lib/mailer.ts';
import { createMailVoices } from '../src/service/mail/mail-voice.ts';
import { createPagesRepository } from '../src/site/pages/pages.repository.ts';
import { hostileTexts } from './testing/hostile-texts.ts';
import { auditOf } from './testing/office.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { sendMails } from './testing/send-mails.ts';
import { startTestServer, useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, platform, dependencies, mailer } = server;
await seedDefaults(platform.database, platform);
const admin = await newAdmin(server);

const get = () => http.get('/api/settings/').set(admin.bearer);
const load = async (): Promise<Settings> => (await get().expect(200)).body;
const put = (body: object, version?: string) => {
  const request = http.put('/api/settings/').set(admin.bearer);
  return (version ? request.set('If-Match', version) : request).send(body);
};
const save = async (changes: object) => {
  await put({ ...(await load()), ...changes }).expect(200);
};
const shownCompany = async () => (await http.get('/api/pages/company/').expect(200)).body;
const overview = async () =>
  (await http.get('/api/admin/overview/').set(admin.bearer).expect(200)).body;

const blank = {
  mailSender: { name: '', address: '', language: 'en' },
  revenue: { amount: '', currency: '' },
  retention: { messagesMonths: null, applicationsMonths: null },
};

describe('the settings (ADM-03)', () => {
  it('say what the site says of the company, and nothing else until it is set', async () => {
    expect(await load()).toEqual({ company: await shownCompany(), ...blank });
  });

  it('change what every page says of the company, at once', async () => {
    const { company } = await load();
    const renamed = { ...company, name: { first: 'New', second: 'Name' }, tagline: 'Quiet work' };
    await save({ company: renamed });
    expect(await shownCompany()).toEqual(renamed);
    expect((await load()).company).toEqual(renamed);
  });

  it('take numbers that can be dialled from anywhere, and no others', async () => {
    const settings = await load();
    for (const field of ['phone', 'whatsapp'] as const) {
      const changed = (value: string) => ({
        ...settings,
        company: { ...settings.company, [field]: value },
      });
      const { body } = await put(changed('6 70 00 00 01')).expect(422);
      expect(body.errors).toMatchObject([
        { path: `company.${field}`, message: words.en.fields.phoneInvalid },
      ]);
      await put(changed('+237 6 70 00 00 01')).expect(200);
      expect((await shownCompany())[field]).toBe('+237 6 70 00 00 01');
      await put(changed('')).expect(200);
      expect((await shownCompany())[field]).toBe('');
    }
    await put(settings).expect(200);
  });

  it('take an e-mail address that can be written to, and no other', async () => {
    const settings = await load();
    const changed = (email: string) => ({ ...settings, company: { ...settings.company, email } });
    const { body } = await put(changed('hello at etinde')).expect(422);
    expect(body.errors).toMatchObject([
      { path: 'company.email', message: words.en.fields.emailInvalid },
    ]);
    await put(changed('Hello@etindeworks.example')).expect(200);
    expect((await shownCompany()).email).toBe('Hello@etindeworks.example');
    await put(changed('')).expect(200);
    await put(settings).expect(200);
  });

  it('keep a phone number of an earlier release as it was stored', async () => {
    const pages = createPagesRepository(platform.database.tables);
    const { company } = await load();
    await platform.database.write(async (tx) => {
      await pages.update(tx, 'company', { content: { ...company, phone: 'ask Ada' } });
    });
    expect((await load()).company.phone).toBe('ask Ada');
    await save({ company });
  });

  it('are stored whole, and unknown fields dropped', async () => {
    const settings = {
      company: await shownCompany(),
      mailSender: { name: 'Etinde', address: 'mail@example.com', language: 'fr' },
      revenue: { amount: '12 500 000', currency: 'XAF' },
      retention: { messagesMonths: 12, applicationsMonths: 6 },
    };
    const { body } = await put({ ...settings, other: 'x' }).expect(200);
    expect(body).toEqual(settings);
    expect(await load()).toEqual(settings);
    await save(blank);
  });

  it('are in the log with what changed', async () => {
    await save(blank);
    await save({ revenue: { amount: '7', currency: 'EUR' } });
    const [entry] = await auditOf(server, admin, 'main');
    expect(entry).toMatchObject({ action: 'changed', subject: 'settings', actor: admin.email });
    expect(entry?.before).toEqual({ revenue: { amount: '', currency: '' } });
    expect(entry?.after).toEqual({ revenue: { amount: '7', currency: 'EUR' } });
    await save(blank);
  });

  it('let two people not overwrite each other', async () => {
    const { body, headers } = await get().expect(200);
    const mine = { ...body, revenue: { amount: '1', currency: 'EUR' } };
    const saved = await put(mine, headers.etag).expect(200);
    const { body: problem } = await put(body, headers.etag).expect(409);
    expect(problem).toMatchObject({ code: 'conflict', current: mine });
    expect(await load()).toEqual(mine);
    expect((await get()).headers.etag).toBe(saved.headers.etag);
    await put({ ...mine, ...blank }, saved.headers.etag).expect(200);
  });

  it('notice a change of the company among the pages', async () => {
    const { body, headers } = await get().expect(200);
    const company = { ...body.company, tagline: 'In between' };
    await http.put('/api/pages/company/').set(admin.bearer).send(company).expect(200);
    const { body: problem } = await put(body, headers.etag).expect(409);
    expect(problem.current.company.tagline).toBe('In between');
    expect(await shownCompany()).toMatchObject({ tagline: 'In between' });
  });

  it.each([
    ['mailSender.address', { mailSender: { name: '', address: 'nobody' } }],
    ['mailSender.address', { mailSender: { name: '', address: 'a@example.com\r\nBcc: b@x.com' } }],
    ['retention.messagesMonths', { retention: { messagesMonths: 0 } }],
    ['retention.applicationsMonths', { retention: { applicationsMonths: 1.5 } }],
    ['revenue.amount', { revenue: { amount: 'a'.repeat(1_000), currency: '' } }],
    ['company', { company: undefined }],
  ])('refuse a wrong %s and store nothing', async (path, changes) => {
    const before = await load();
    const { body } = await put({ ...before, ...changes }).expect(422);
    expect(body.errors[0].path).toBe(path);
    expect(await load()).toEqual(before);
  });

  it.each([0, 1.5, 121, 'many'])(
    'say how long is kept when %j is no answer',
    async (messagesMonths) => {
      const wrong = { ...(await load()), retention: { messagesMonths, applicationsMonths: null } };
      const { body } = await put(wrong).expect(422);
      expect(body.errors[0].message).toBe(words.en.fields.monthsInvalid);
    },
  );

  it.each(hostileTexts)('keep %s as the text it is', async (text) => {
    const { company } = await load();
    await save({ company: { ...company, tagline: text } });
    expect((await shownCompany()).tagline).toBe(text.trim());
    await save({ company });
  });

  it('can be set where nothing is stored yet', async () => {
    const own = await startTestServer();
    try {
      const { bearer } = await newAdmin(own);
      const request = () => own.http.get('/api/settings/').set(bearer).expect(200);
      const { body, headers } = await request();
      expect(body).toMatchObject({ company: { tagline: '' }, ...blank });
      const mine = { ...body, company: { ...body.company, tagline: 'New here' } };
      const save = () =>
        own.http.put('/api/settings/').set({ ...bearer, 'If-Match': headers.etag });
      await save().send(mine).expect(200);
      await save().send(body).expect(409);
      expect((await request()).body).toEqual(mine);
    } finally {
      await own.close();
    }
  });

  it('are for administrators alone', async () => {
    const { bearer } = await newUser(server);
    const before = await load();
    await http.get('/api/settings/').expect(401);
    await http.get('/api/settings/').set(bearer).expect(403);
    await http.put('/api/settings/').set(bearer).send(before).expect(403);
  });
});

describe('the revenue (ADM-02)', () => {
  it.each([
    ['12 500 000', 'XAF', '12 500 000 XAF'],
    ['12', '', '12'],
    ['', 'XAF', ''],
  ])('%j and %j are shown as %j', async (amount, currency, shown) => {
    await save({ revenue: { amount, currency } });
    expect((await overview()).revenue).toBe(shown);
  });

  it.each([
    ['12 500 000 XAF', { amount: '12 500 000', currency: 'XAF' }],
    ['1.5 M €', { amount: '1.5 M', currency: '€' }],
    ['12500', { amount: '12500', currency: '' }],
  ])('is taken over from %s, noted before there were settings', async (noted, expected) => {
    const own = await startTestServer();
    try {
      const { database } = own.platform;
      await seedDefaults(database, own.platform);
      await database.write((tx) => noteInstallation(tx, database.tables, 'revenue', noted));
      const { bearer } = await newAdmin(own);
      const { body } = await own.http.get('/api/settings/').set(bearer).expect(200);
      expect(body.revenue).toEqual(expected);
      const other = { ...body, retention: { messagesMonths: 3 } };
      const saved = await own.http.put('/api/settings/').set(bearer).send(other).expect(200);
      expect(saved.body.revenue).toEqual(expected);
      const blanked = { ...saved.body, revenue: {} };
      await own.http.put('/api/settings/').set(bearer).send(blanked).expect(200);
      const again = await own.http.get('/api/settings/').set(bearer).expect(200);
      expect(again.body.revenue).toEqual({ amount: '', currency: '' });
    } finally {
      await own.close();
    }
  });
});

describe('the mail sender', () => {
  const mail = { recipient: 'ngozi@example.com', subject: 'Hello', body: 'Good morning.' };
  const sentFrom = async () => {
    await platform.database.write((tx) => dependencies.outbox.queue(tx, mail));
    await sendMails(server);
    return mailer.delivered.at(-1)?.from;
  };
  const route = async () =>
    (await http.get('/api/outbox/route/').set(admin.bearer).expect(200)).body;

  it('is the company at the address of the server, until a name or an address is set', async () => {
    const { company } = await load();
    await save({ company: { ...company, name: { first: 'Etinde', second: 'Works' } } });
    const cases = [
      [
        { name: '', address: '' },
        { name: 'Etinde Works', address: 'noreply@localhost' },
      ],
      [
        { name: 'Office', address: '' },
        { name: 'Office', address: 'noreply@localhost' },
      ],
      [
        { name: '', address: 'a@etinde.example' },
        { name: 'Etinde Works', address: 'a@etinde.example' },
      ],
      [
        { name: 'Office', address: 'a@etinde.example' },
        { name: 'Office', address: 'a@etinde.example' },
      ],
    ] as const;
    for (const [mailSender, from] of cases) {
      await save({ mailSender });
      expect(await sentFrom()).toEqual(from);
      expect((await route()).from).toBe(`${from.name} <${from.address}>`);
    }
  });

  it('has the name that the server was started with, where the settings have none', async () => {
    const started = createFolderMailer('/mail', '"Office of Etinde" <office@etinde.example>');
    const { sender } = createMailVoices({ ...platform, mailer: started });
    await save({ mailSender: { name: '', address: '' } });
    expect(await sender(platform.database.read)).toEqual({
      name: 'Office of Etinde',
      address: 'office@etinde.example',
    });
  });
});
