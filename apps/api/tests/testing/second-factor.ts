import { Secret, TOTP } from 'otpauth';
import { SoftwareAuthenticator } from './authenticator.ts';
import { PASSWORD, type SignedIn } from './people.ts';
import type { TestServer } from './test-server.ts';

const FACTORS = '/api/account/second-factor';

/** The code that an authenticator app with this key shows at a moment. */
export const codeAt = (secret: string, at: Date): string =>
  new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });

/** Sets up an authenticator app. */
export async function addApp(server: TestServer, { bearer }: Pick<SignedIn, 'bearer'>) {
  const setup = await server.http.post(`${FACTORS}/app/`).set(bearer).expect(200);
  const { secret } = setup.body as { secret: string };
  const { body } = await server.http
    .post(`${FACTORS}/app/confirmation/`)
    .set(bearer)
    .send({ code: codeAt(secret, server.clock.now()) })
    .expect(200);
  // a code works once: the next one is of another half minute
  server.clock.advance(60_000);
  return { secret, recoveryCodes: body.recoveryCodes as string[] };
}

/** Adds a passkey that lives in software. */
export async function addPasskey(
  server: TestServer,
  { bearer }: Pick<SignedIn, 'bearer'>,
  name = 'Phone',
) {
  const device = new SoftwareAuthenticator();
  const { body: options } = await server.http
    .post(`${FACTORS}/passkeys/options/`)
    .set(bearer)
    .expect(200);
  device.userHandle = options.user.id;
  const { body } = await server.http
    .post(`${FACTORS}/passkeys/`)
    .set(bearer)
    .send({ name, credential: device.create(options) })
    .expect(201);
  return { device, recoveryCodes: body.recoveryCodes as string[] };
}

/** What someone has beside their password. */
export const factorsOf = async (server: TestServer, { bearer }: Pick<SignedIn, 'bearer'>) =>
  (await server.http.get(`${FACTORS}/`).set(bearer).expect(200)).body;

/** The right password of an account with a second step: the token of what is left to do. */
export async function firstStep(server: TestServer, email: string, more: object = {}) {
  const { body } = await server.http
    .post('/auth/login')
    .send({ email, password: PASSWORD, ...more })
    .expect(200);
  return body.second_step as { token: string; app: boolean; passkey: boolean };
}

export const sendCode = (server: TestServer, body: object) =>
  server.http.post('/api/auth/second-step/').send(body);

export const sendPasskey = (server: TestServer, body: object) =>
  server.http.post('/api/auth/passkey/').send(body);

/** What a browser is to ask its devices with. */
export async function passkeyOptions(server: TestServer, token?: string) {
  const { body } = await server.http
    .post('/api/auth/passkey/options/')
    .send(token ? { token } : {})
    .expect(200);
  return body as { challenge: string; rpId: string; userVerification: string };
}

/** A whole sign-in with password and app. */
export async function signInWithApp(server: TestServer, email: string, secret: string) {
  const { token } = await firstStep(server, email);
  const code = codeAt(secret, server.clock.now());
  const { body } = await sendCode(server, { token, kind: 'app', code }).expect(200);
  server.clock.advance(60_000);
  return {
    access: body.access_token as string,
    refresh: body.refresh_token as string,
    bearer: { Authorization: `Bearer ${body.access_token}` },
  };
}
