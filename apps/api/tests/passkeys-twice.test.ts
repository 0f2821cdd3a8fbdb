// @module-tag database
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { SoftwareAuthenticator } from './testing/authenticator.ts';
import { newUser } from './testing/people.ts';
import {
  addPasskey,
  factorsOf,
  firstStep,
  passkeyOptions,
  sendPasskey,
} from './testing/second-factor.ts';
import { createMigratedDatabase } from './testing/test-database.ts';
import { startTestServer } from './testing/test-server.ts';

// two processes of one installation, each with a connection of its own
const folder = await mkdtemp(join(tmpdir(), 'vitrine-passkeys-'));
const made = await createMigratedDatabase(folder);
const one = await startTestServer({ database: await made.open() });
const other = await startTestServer({ database: await made.open() });
const both = [one, other, one, other, one, other];
afterAll(async () => {
  await Promise.all([one.close(), other.close()]);
  await rm(folder, { recursive: true });
});

/** How many of those that were sent to both at once were taken. */
const taken = async (sent: PromiseLike<{ status: number }>[], status: number) => {
  const statuses = (await Promise.all(sent)).map((answer) => answer.status);
  expect(Math.max(...statuses)).toBeLessThan(500);
  return statuses.filter((found) => found === status).length;
};

describe('an answer of a passkey that goes to two processes at once', () => {
  it('signs in once, alone and as the second step', async () => {
    const person = await newUser(one);
    const { device } = await addPasskey(one, person);
    const alone = device.get({ ...(await passkeyOptions(one)), counter: 0 });
    const sent = both.map((server) => sendPasskey(server, { credential: alone }));
    expect(await taken(sent, 200)).toBe(1);
    const { token } = await firstStep(one, person.email);
    const second = device.get({ ...(await passkeyOptions(other, token)), counter: 0 });
    const steps = both.map((server) => sendPasskey(server, { token, credential: second }));
    expect(await taken(steps, 200)).toBe(1);
  });

  it('adds one device for one challenge', async () => {
    const person = await newUser(one);
    const path = '/api/account/second-factor/passkeys';
    const { body } = await one.http.post(`${path}/options/`).set(person.bearer).expect(200);
    const sent = both.map(({ http }) =>
      http
        .post(`${path}/`)
        .set(person.bearer)
        .send({ name: 'Phone', credential: new SoftwareAuthenticator().create(body) }),
    );
    expect(await taken(sent, 201)).toBe(1);
    expect((await factorsOf(other, person)).passkeys).toHaveLength(1);
  });
});
