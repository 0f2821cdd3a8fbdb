// @module-tag operations
import { describe, expect, it } from 'vitest';
import { withReserve } from '../src/db/with-reserve.ts';
import type { DiskSpace, SpaceLevel } from '../src/lib/disk-space.ts';
import { pdf } from './testing/files.ts';
import { contactForm } from './testing/forms.ts';
import { newAdmin, PASSWORD, registration } from './testing/people.ts';
import { newProfessional } from './testing/portfolios.ts';
import {
  addApp,
  addPasskey,
  codeAt,
  firstStep,
  passkeyOptions,
  sendCode,
  sendPasskey,
} from './testing/second-factor.ts';
import { listStored } from './testing/stored.ts';
import { useTestServer } from './testing/test-server.ts';

const measured = { level: 'enough' as SpaceLevel, freeBytes: 5_000_000, totalBytes: 9_000_000 };
const space: DiskSpace = {
  get now() {
    return measured;
  },
  measure: () => measured,
  keepReserve: async () => undefined,
  release: () => false,
};
const server = await useTestServer({ space });
const { http } = server;
const person = await newProfessional(server);
const admin = await newAdmin(server);
const document = await person.upload(pdf(), { title: 'CV' });

/** Runs something while the disk is as it says. */
async function whileSpaceIs<T>(level: SpaceLevel, work: () => Promise<T>): Promise<T> {
  measured.level = level;
  try {
    return await work();
  } finally {
    measured.level = 'enough';
  }
}
const whileFull = <T>(work: () => Promise<T>) => whileSpaceIs('full', work);

describe('a full disk', () => {
  it.each([
    ['low', 'Disk space is running low.'],
    ['full', 'The disk is full: nothing new can be stored, but deleting works.'],
  ] as const)('is reported at /health, which answers, when it is %s', (level, detail) =>
    whileSpaceIs(level, async () => {
      const { body } = await http.get('/health').expect(200);
      expect(body).toEqual({ status: 'degraded', detail });
    }),
  );

  it('is nothing to speak of while there is room', async () => {
    const { body } = await http.get('/health').expect(200);
    expect(body).toEqual({ status: 'ok' });
  });

  it('is reported to administrators, with what is left', () =>
    whileFull(async () => {
      const { body } = await http.get('/api/admin/overview/').set(admin.bearer).expect(200);
      expect(body.storage).toEqual(measured);
    }));

  it.each([
    ['an upload', () => http.post('/api/media/').attach('file', pdf(), 'a.pdf')],
    ['a part', () => http.post('/api/links/').send({ name: 'x', url: 'https://example.com' })],
    ['a save', () => http.put('/api/portfolio/').send({ headline: 'x' })],
    ['a message', () => http.post('/api/contact/').send(contactForm())],
    ['an account', () => http.post('/auth/register').send(registration())],
  ])('refuses %s in words that people understand, and keeps nothing of it', (_, call) =>
    whileFull(async () => {
      const before = await listStored(server);
      const { body } = await call().set(person.bearer).expect(507);
      expect(body.detail).toBe(
        'The server has no space left to store this; nothing was changed. Try again later.',
      );
      expect(await listStored(server)).toEqual(before);
    }),
  );

  it('lets people read, sign in, delete and go', () =>
    whileFull(async () => {
      await http.get(document.url).expect(200);
      const login = { email: person.email, password: PASSWORD };
      await http.post('/auth/login').send(login).expect(200);
      await http.delete(`/api/media/${document.id}/`).set(person.bearer).expect(204);
      await http.get(document.url).expect(404);
      const erase = http.post('/api/account/delete/').set(person.bearer);
      await erase.send({ password: PASSWORD }).expect(204);
    }));
});

describe('two-step sign-in on a full disk', () => {
  it('goes on with a code or a passkey, or nobody who has one could make room', async () => {
    const [byCode, byPasskey] = [await newAdmin(server), await newAdmin(server)];
    const { secret } = await addApp(server, byCode);
    const { device } = await addPasskey(server, byPasskey);
    await whileFull(async () => {
      const { token } = await firstStep(server, byCode.email);
      const code = codeAt(secret, server.clock.now());
      await sendCode(server, { token, kind: 'app', code }).expect(200);
      const credential = device.get(await passkeyOptions(server));
      await sendPasskey(server, { credential }).expect(200);
    });
  });
});

describe('a write that finds the disk full', () => {
  const full = () => Object.assign(new Error('database or disk is full'), { code: 'SQLITE_FULL' });
  const { database } = server.platform;

  /** @param reserves how often there is something to give away */
  const attempt = async (failures: number, reserves: number) => {
    let [failing, released, tries] = [failures, 0, 0];
    const release = () => {
      released += 1;
      return released <= reserves;
    };
    const result = await withReserve(database, { release })
      .write(async () => {
        tries += 1;
        failing -= 1;
        if (failing >= 0) throw full();
        return 'stored';
      })
      .catch((error) => error.code);
    return { result, released, tries };
  };

  it('is done once more with the room that was reserved', async () => {
    expect(await attempt(0, 1)).toEqual({ result: 'stored', released: 0, tries: 1 });
    expect(await attempt(1, 1)).toEqual({ result: 'stored', released: 1, tries: 2 });
  });

  it('fails where nothing is reserved, or that is not enough', async () => {
    expect(await attempt(1, 0)).toEqual({ result: 'SQLITE_FULL', released: 1, tries: 1 });
    expect(await attempt(9, 1)).toEqual({ result: 'SQLITE_FULL', released: 1, tries: 2 });
  });
});
