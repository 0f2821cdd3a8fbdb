import { strFromU8, unzipSync } from 'fflate';
import jsqr from 'jsqr';
import { describe, expect, it } from 'vitest';
import { seedDefaults } from '../src/db/seed/seed.ts';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { SoftwareAuthenticator } from './testing/authenticator.ts';
import { mailsTo } from './testing/forms.ts';
import { newUser, type SignedIn, signIn } from './testing/people.ts';
import {
  addApp,
  addPasskey,
  codeAt,
  factorsOf,
  firstStep,
  passkeyOptions,
  sendCode,
  sendPasskey,
} from './testing/second-factor.ts';
import { activityOf, loadAccount } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock } = server;
const FACTORS = '/api/account/second-factor';
const post = ({ bearer }: Pick<SignedIn, 'bearer'>, path: string, body: object = {}) =>
  http.post(`${FACTORS}/${path}/`).set(bearer).send(body);
const remove = ({ bearer }: Pick<SignedIn, 'bearer'>, path: string) =>
  http.delete(`${FACTORS}/${path}/`).set(bearer);
const subjectsTo = async ({ email }: SignedIn) =>
  (await mailsTo(server, email)).map(({ subject }) => subject);

const ADDED = 'Two-step sign-in: method added';
const REMOVED = 'Two-step sign-in: method removed';

describe('the name that apps and devices show', () => {
  it('is that of the company, and its address before anyone said one', async () => {
    const person = await newUser(server);
    const issuerOf = async () => {
      const { body } = await post(person, 'app').expect(200);
      return new URL(body.uri).searchParams.get('issuer');
    };
    expect(await issuerOf()).toBe('vitrine.test');
    await seedDefaults(server.platform.database, server.platform);
    expect(await issuerOf()).toBe('Etinde Works');
    const { body } = await post(person, 'passkeys/options').expect(200);
    expect(body.rp.name).toBe('Etinde Works');
  });
});

describe('an authenticator app', () => {
  it('is added once a code of it was sent, with ten recovery codes', async () => {
    const person = await newUser(server);
    const { body: setup } = await post(person, 'app').expect(200);
    expect(setup.uri).toContain(`secret=${setup.secret}`);
    expect((await factorsOf(server, person)).app).toBeNull();
    await signIn(server, person.email);
    const code = codeAt(setup.secret, clock.now());
    const { body } = await post(person, 'app/confirmation', { code }).expect(200);
    expect(new Set(body.recoveryCodes).size).toBe(10);
    const factors = await factorsOf(server, person);
    expect(factors).toMatchObject({ app: {}, passkeys: [], recoveryCodesLeft: 10 });
    expect(factors.required).toBe(false);
  });

  it('shows its key as a QR code that says the same', async () => {
    const person = await newUser(server);
    const { body } = await post(person, 'app').expect(200);
    const [scale, margin] = [4, 4];
    const size = (body.qr.length + 2 * margin) * scale;
    const pixels = new Uint8ClampedArray(size * size * 4).fill(255);
    for (let y = 0; y < size; y += 1) {
      for (let x = 0; x < size; x += 1) {
        const row = body.qr[Math.floor(y / scale) - margin] ?? '';
        if (row[Math.floor(x / scale) - margin] === '1')
          pixels.fill(0, (y * size + x) * 4, (y * size + x) * 4 + 3);
      }
    }
    expect(jsqr.default(pixels, size, size)?.data).toBe(body.uri);
  });

  it('is not added by a wrong code', async () => {
    const person = await newUser(server);
    await post(person, 'app').expect(200);
    await post(person, 'app/confirmation', { code: '000000' }).expect(422);
    expect((await factorsOf(server, person)).app).toBeNull();
  });

  it('does not take the code that confirmed it for a sign-in', async () => {
    const person = await newUser(server);
    const { body: setup } = await post(person, 'app').expect(200);
    const code = codeAt(setup.secret, clock.now());
    await post(person, 'app/confirmation', { code }).expect(200);
    const { token } = await firstStep(server, person.email);
    await sendCode(server, { token, kind: 'app', code }).expect(422);
  });

  it('is not replaced while there is one', async () => {
    const person = await newUser(server);
    await addApp(server, person);
    await post(person, 'app').expect(409);
    await post(person, 'app/confirmation', { code: '123456' }).expect(409);
  });

  it('is not confirmed before it was begun', async () => {
    const person = await newUser(server);
    await post(person, 'app/confirmation', { code: '123456' }).expect(409);
  });
});

describe('the first factor', () => {
  it('signs out everywhere else, for those sessions began with a password alone', async () => {
    const person = await newUser(server);
    const elsewhere = await signIn(server, person.email);
    await addPasskey(server, person);
    await http.get('/api/account/').set(elsewhere.bearer).expect(401);
    await http.get('/api/account/').set(person.bearer).expect(200);
  });

  it('comes with recovery codes, the next one without', async () => {
    const person = await newUser(server);
    expect((await addPasskey(server, person)).recoveryCodes).toHaveLength(10);
    expect((await addApp(server, person)).recoveryCodes).toHaveLength(0);
    expect((await factorsOf(server, person)).recoveryCodesLeft).toBe(10);
  });

  it('is mailed and in the activity, as is the removal of the last', async () => {
    const person = await newUser(server);
    await addApp(server, person);
    await remove(person, 'app').expect(204);
    expect(await subjectsTo(person)).toEqual(expect.arrayContaining([ADDED, REMOVED]));
    expect(await activityOf(server, await loadAccount(server, person))).toEqual(
      expect.arrayContaining(['second-factor-added', 'second-factor-removed']),
    );
    await signIn(server, person.email);
    expect((await factorsOf(server, person)).recoveryCodesLeft).toBe(0);
  });
});

describe('passkeys', () => {
  it('are listed with their names, renamed and removed', async () => {
    const person = await newUser(server);
    await addPasskey(server, person, 'Phone');
    await addPasskey(server, person, 'Key on my ring');
    const { passkeys } = await factorsOf(server, person);
    expect(passkeys.map(({ name }: { name: string }) => name)).toEqual(['Phone', 'Key on my ring']);
    const [{ id }] = passkeys;
    await http
      .put(`${FACTORS}/passkeys/${id}/`)
      .set(person.bearer)
      .send({ name: 'Old phone' })
      .expect(204);
    expect((await factorsOf(server, person)).passkeys[0].name).toBe('Old phone');
    await remove(person, `passkeys/${id}`).expect(204);
    expect((await factorsOf(server, person)).passkeys).toHaveLength(1);
  });

  it('belong to one account: others can neither rename nor remove them', async () => {
    const person = await newUser(server);
    const stranger = await newUser(server);
    await addPasskey(server, person);
    const [{ id }] = (await factorsOf(server, person)).passkeys;
    const rename = http.put(`${FACTORS}/passkeys/${id}/`).set(stranger.bearer);
    await rename.send({ name: 'Mine' }).expect(404);
    await remove(stranger, `passkeys/${id}`).expect(404);
    expect((await factorsOf(server, person)).passkeys[0].name).toBe('Phone');
  });

  it('are offered for exclusion, so that a device is not added twice', async () => {
    const person = await newUser(server);
    const { device } = await addPasskey(server, person);
    const { body } = await post(person, 'passkeys/options').expect(200);
    expect(body.excludeCredentials[0].id).toBe(device.id.toString('base64url'));
  });

  it('cannot be added by two accounts', async () => {
    const person = await newUser(server);
    const other = await newUser(server);
    const { device } = await addPasskey(server, person);
    const { body: options } = await post(other, 'passkeys/options').expect(200);
    const credential = device.create(options);
    await post(other, 'passkeys', { name: 'Phone', credential }).expect(409);
  });

  it.each([
    ['from another origin', { origin: 'http://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['with a challenge that someone made up', { challenge: 'MS5hLmI' }],
  ])('are refused %s', async (_, forged) => {
    const person = await newUser(server);
    const { body: options } = await post(person, 'passkeys/options').expect(200);
    const credential = new SoftwareAuthenticator().create({ ...options, ...forged });
    await post(person, 'passkeys', { name: 'Phone', credential }).expect(400);
  });

  it('are refused with the challenge of someone else, or one that was used', async () => {
    const person = await newUser(server);
    const other = await newUser(server);
    const { body: options } = await post(other, 'passkeys/options').expect(200);
    const credential = new SoftwareAuthenticator().create(options);
    await post(person, 'passkeys', { name: 'Phone', credential }).expect(400);
    await post(other, 'passkeys', { name: 'Phone', credential }).expect(201);
    const again = new SoftwareAuthenticator().create(options);
    await post(other, 'passkeys', { name: 'Phone', credential: again }).expect(400);
  });

  it('are added once for one challenge, though ten devices answer it at once', async () => {
    const person = await newUser(server);
    const { body: options } = await post(person, 'passkeys/options').expect(200);
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => {
        const credential = new SoftwareAuthenticator().create(options);
        return post(person, 'passkeys', { name: 'Phone', credential });
      }),
    );
    expect(answers.map(({ status }) => status).sort()).toEqual([201, ...Array(9).fill(400)]);
    expect((await factorsOf(server, person)).passkeys).toHaveLength(1);
  });

  it('cannot be added with the challenge of a sign-in', async () => {
    const person = await newUser(server);
    const { challenge } = await passkeyOptions(server);
    const credential = new SoftwareAuthenticator().create({ challenge });
    await post(person, 'passkeys', { name: 'Phone', credential }).expect(400);
  });
});

describe('recovery codes', () => {
  it('end when new ones are made, of which the owner is notified', async () => {
    const person = await newUser(server);
    const { recoveryCodes: earlier } = await addApp(server, person);
    const { body } = await post(person, 'recovery-codes').expect(200);
    const { token } = await firstStep(server, person.email);
    await sendCode(server, { token, kind: 'recovery', code: earlier[0] }).expect(422);
    await sendCode(server, { token, kind: 'recovery', code: body.recoveryCodes[0] }).expect(200);
    expect(await subjectsTo(person)).toContain('Two-step sign-in: new recovery codes');
  });

  it('are not made for an account without a second step', async () => {
    await post(await newUser(server), 'recovery-codes').expect(409);
  });
});

describe('a sign-in that is not recent', () => {
  it.each(['app', 'app/confirmation', 'passkeys/options', 'recovery-codes'])(
    'may not change the second step by %s',
    async (path) => {
      const person = await newUser(server);
      await addPasskey(server, person);
      clock.advance(11 * MINUTE_MS);
      const { body } = await post(person, path, { code: '123456' }).expect(403);
      expect(body.code).toBe('recent-sign-in-required');
    },
  );

  it('may not add or remove a passkey or the app', async () => {
    const person = await newUser(server);
    const { device } = await addPasskey(server, person);
    await addApp(server, person);
    const { body: options } = await post(person, 'passkeys/options').expect(200);
    const credential = new SoftwareAuthenticator().create(options);
    clock.advance(11 * MINUTE_MS);
    const [{ id }] = (await factorsOf(server, person)).passkeys;
    await remove(person, 'app').expect(403);
    await remove(person, `passkeys/${id}`).expect(403);
    await post(person, 'passkeys', { name: 'x', credential }).expect(400);
    const { challenge } = await passkeyOptions(server);
    await sendPasskey(server, { credential: device.get({ challenge }) }).expect(200);
  });
});

describe("the owner's archive", () => {
  it('says which factors there are, and no key of them', async () => {
    const person = await newUser(server);
    const { secret } = await addApp(server, person);
    await addPasskey(server, person, 'Blue key');
    const archive = await fetch(`${server.url}/api/account/archive/`, { headers: person.bearer });
    const files = unzipSync(new Uint8Array(await archive.arrayBuffer()));
    const exported = strFromU8(files['second-factor.json'] ?? new Uint8Array());
    expect(exported).toContain('Blue key');
    expect(exported).not.toContain(secret);
    expect(exported).not.toMatch(/publicKey|credentialId|appSecret/);
  });
});
