import {
  type Endpoint,
  type EndpointName,
  endpointNames,
  endpoints,
  officeAreas,
} from '@vitrine/contracts';
import { DEMO_ADMIN, DEMO_PROFESSIONAL } from '@vitrine/web/demo';
import { describe, expect, it } from 'vitest';
import { note } from './ports/files.ts';
import { addressOf, memoryState, startDemo } from './testing/start-demo.ts';

const admin = DEMO_ADMIN.email;
const professional = DEMO_PROFESSIONAL.email;
const isOfAdmin = (access: Endpoint['access']) => officeAreas.some((area) => area === access);
const get = (path: string) => new Request(addressOf(path));

/** Endpoints that answer with what there is, without input. */
const lists = endpointNames.filter((name) => {
  const { method, path, access, query }: Endpoint = endpoints[name];
  const isPlain = method === 'GET' && !path.includes('{') && (query?.safeParse({}).success ?? true);
  return isPlain && (access === 'anyone' || isOfAdmin(access) || access === 'portfolio');
});

describe('the sample', () => {
  it('is answered by every list and screen', async () => {
    const { call, failures } = await startDemo();
    const refused: [EndpointName, number, string][] = [];
    for (const name of lists.filter((one) => one !== 'admin.events')) {
      const { access }: Endpoint = endpoints[name];
      const response = await call(name, { as: isOfAdmin(access) ? admin : professional });
      if (!response.ok) refused.push([name, response.status, await response.text()]);
    }
    expect(refused).toEqual([]);
    expect(failures).toEqual([]);
  });

  it('looks as if it had been used until today', async () => {
    const { call } = await startDemo();
    const { items } = await (await call('admin.messages.list', { as: admin })).json();
    expect(items[0]).toMatchObject({ subject: 'Orders for three shops', status: 'unread' });
    expect(items[0].date).toBe('2026-03-04T07:00:00.000Z');
    const page = await call('publicPortfolio.get', { params: { customUrl: 'ngozi-fonyuy' } });
    expect(await page.json()).toMatchObject({
      name: 'Ngozi Fonyuy',
      experiences: [{ company: 'Etinde Works' }, { company: 'Wouri Freight, Douala' }],
      references: [{ name: 'Peter Mokake' }],
    });
  });
});

describe('a call', () => {
  it('is refused to whom the server would refuse it, in its words', async () => {
    const { call } = await startDemo();
    expect((await call('admin.users.list')).status).toBe(401);
    const refused = await call('admin.users.list', { as: professional });
    expect(refused.status).toBe(403);
    expect(await refused.json()).toMatchObject({ code: 'forbidden' });
  });

  it('finds by the index of the database what it holds', async () => {
    const { call } = await startDemo();
    const found = await call('articles.list', { query: { q: 'languages' } });
    const { items } = await found.json();
    expect(items[0].title).toBe('Two languages from the first screen');
  });

  it('hears of a conflict as from a server', async () => {
    const { call } = await startDemo();
    const body = { ...NEW_ACCOUNT, email: 'kum@example.com', password: 'long enough to be one' };
    const refused = await call('auth.register', { body });
    expect(refused.status).toBe(409);
  });

  it('that needs a server is refused with a reason, and reaches no host', async () => {
    const { send, missing } = await startDemo();
    const refused = await send(get('/p/ngozi-fonyuy/cv.pdf'));
    expect(refused.status).toBe(404);
    expect(await refused.json()).toMatchObject({
      detail: 'This is not part of the demo: it needs a server.',
    });
    expect(missing).toEqual(['GET /p/ngozi-fonyuy/cv.pdf']);
  });
});

describe('what is sent', () => {
  it('by a visitor goes nowhere, and arrives in this browser', async () => {
    const { call } = await startDemo();
    const letter = { name: 'Ada Obi', email: 'ada@example.com', subject: 'A letter' };
    const guards = { website: '', key: 'a-key-of-the-form', filled_ms: 60_000 };
    const body = { ...letter, message: 'Good morning.', ...guards };
    expect((await call('contact.send', { body })).status).toBe(202);
    const { items } = await (await call('admin.messages.list', { as: admin })).json();
    expect(items[0].subject).toBe('A letter');
  });

  it('as a reply is shown as sent', async () => {
    const { call } = await startDemo();
    const params = { id: 'message-orders' };
    const body = { content: 'On Tuesday after four.', key: 'a-key-of-the-reply' };
    expect((await call('admin.messages.reply', { as: admin, params, body })).ok).toBe(true);
    const shown = await (await call('admin.messages.get', { as: admin, params })).json();
    expect(shown.replies).toMatchObject([{ content: body.content, status: 'sent' }]);
  });
});

describe('the state of the demo', () => {
  const rename = (call: Awaited<ReturnType<typeof startDemo>>['call'], firstName: string) =>
    call('account.save', {
      as: professional,
      body: { firstName, lastName: 'Fonyuy', email: professional, phone: '' },
    });
  const nameIn = async ({ call }: Pick<Awaited<ReturnType<typeof startDemo>>, 'call'>) =>
    (await (await call('account.get', { as: professional })).json()).firstName;

  it('is the same in every tab, and after a reload', async () => {
    const state = memoryState();
    const [first, second] = [await startDemo({ state }), await startDemo({ state })];
    expect(await nameIn(second)).toBe('Ngozi');
    await rename(first.call, 'Ngozi Ada');
    expect(await nameIn(second)).toBe('Ngozi Ada');
    await rename(second.call, 'Ngozi Eka');
    expect(await nameIn(first)).toBe('Ngozi Eka');
    expect(await nameIn(await startDemo({ state }))).toBe('Ngozi Eka');
  });

  it('begins again with a reset, and with a newer build', async () => {
    const state = memoryState();
    const demo = await startDemo({ state });
    await rename(demo.call, 'Ngozi Ada');
    expect(await nameIn(await startDemo({ state, build: 'a newer one' }))).toBe('Ngozi');
    await rename(demo.call, 'Ngozi Ada');
    await demo.server.reset();
    expect(await nameIn(await startDemo({ state }))).toBe('Ngozi');
  });

  it('answers what was asked before a reset in the session that it was asked in', async () => {
    const { call, server, holdNext } = await startDemo();
    await call('admin.messages.list', { as: admin });
    const { reached, release } = holdNext();
    const asked = call('admin.messages.list', { as: admin });
    await reached;
    const isReset = server.reset();
    release();
    expect((await asked).status).toBe(200);
    await isReset;
    expect((await call('admin.messages.list', { as: admin })).status).toBe(401);
  });

  it('holds no password', async () => {
    const state = memoryState();
    const { call } = await startDemo({ state });
    const password = 'a password someone types';
    const body = { ...NEW_ACCOUNT, email: 'ada@example.com', password };
    const answer = await call('auth.register', { body });
    expect(answer.status).toBe(201);
    expect(Buffer.from(await state.read()).includes(password)).toBe(false);
    expect((await call('auth.login', { body: { email: body.email, password: 'x' } })).ok).toBe(
      true,
    );
  });

  it('gets back what was deleted from it', async () => {
    const { call } = await startDemo();
    const params = { id: 'message-orders' };
    const subjects = async () =>
      (await (await call('admin.messages.list', { as: admin })).json()).items.map(
        (message: { subject: string }) => message.subject,
      );
    await call('admin.messages.delete', { as: admin, params });
    expect(await subjects()).not.toContain('Orders for three shops');
    const { items } = await (await call('admin.trash.list', { as: admin })).json();
    await call('admin.trash.restore', {
      as: admin,
      params: { kind: 'message', id: items[0].id },
      body: {},
    });
    expect(await subjects()).toContain('Orders for three shops');
  });
});

describe('files', () => {
  it('of a page are made here, but for the PDF', async () => {
    const { send } = await startDemo();
    const resume = await send(get('/p/ngozi-fonyuy/resume.json'));
    expect((await resume.json()).basics.name).toBe('Ngozi Fonyuy');
    const code = await send(get('/p/ngozi-fonyuy/qr.svg'));
    expect(code.headers.get('content-type')).toBe('image/svg+xml');
    expect(await (await send(get('/share/portfolio/ngozi-fonyuy.png'))).text()).toContain('Ngozi');
    expect((await send(get('/p/nobody/resume.json'))).status).toBe(404);
  });

  it('that are uploaded are found at their address, in every tab', async () => {
    const makeSizes = async (_path: string, folder: string) => {
      const path = `${folder}/640x480.webp`;
      return [{ name: '640x480.webp', path, sizeBytes: note(path, new Blob(['drawn again'])) }];
    };
    const { call, send } = await startDemo({
      pictures: { makeSizes, drawForMail: () => Promise.reject(new Error('no mail')) },
    });
    const form = new FormData();
    form.append('title', 'A table');
    form.append('key', 'a-key-of-the-upload');
    form.append('file', new File([PNG], 'table.png'));
    const stored = await (await call('media.upload', { as: professional, form })).json();
    expect(stored).toMatchObject({ title: 'A table', file: 'table.png' });
    expect(await (await send(get(stored.url))).text()).toBe('drawn again');
  });
});

/** The head of a picture: enough to be known as one. */
const PNG = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

/** What people say of themselves when they register. */
const NEW_ACCOUNT = {
  ...{ first_name: 'Ada', last_name: 'Obi', profession: 'Data Scientist', phone: '', skills: '' },
};
