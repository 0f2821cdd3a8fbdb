import type { Endpoint } from '@vitrine/contracts';
import { afterEach, describe, expect, it } from 'vitest';
import { MINUTE_MS } from '../src/lib/clock.ts';
import { addressOf, isOfOffice, table, UNKNOWN_ID } from './testing/endpoint-table.ts';
import { mailsTo } from './testing/forms.ts';
import { newAdmin, newUser, type SignedIn, signIn } from './testing/people.ts';
import { addApp, addPasskey, factorsOf, signInWithApp } from './testing/second-factor.ts';
import { activityOf, loadAccount } from './testing/settings.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, clock } = server;
type Bearer = Pick<SignedIn, 'bearer'>;

const rule = ({ bearer }: Bearer, administratorsNeedSecondStep: boolean) =>
  http.put('/api/settings/sign-in/').set(bearer).send({ administratorsNeedSecondStep });
const overview = ({ bearer }: Bearer) => http.get('/api/admin/overview/').set(bearer);
const reset = ({ bearer }: Bearer, id: string) =>
  http.delete(`/api/users/${id}/second-factor/`).set(bearer);
const idOf = async (person: Bearer) => (await loadAccount(server, person)).id;

/** An administrator with an authenticator app, signed in with it just now. */
async function adminWithApp() {
  const admin = await newAdmin(server);
  const { secret } = await addApp(server, admin);
  const { bearer } = await signInWithApp(server, admin.email, secret);
  return { ...admin, bearer, secret };
}

describe('where administrators must sign in with two steps', () => {
  const requireSteps = async () => {
    const admin = await adminWithApp();
    await rule(admin, true).expect(200);
    return admin;
  };
  afterEach(async () => {
    await server.platform.database.write(async (tx) => {
      await tx.delete(server.platform.database.tables.settings);
    });
  });

  const adminOnly = table.filter(([, endpoint]) => isOfOffice(endpoint));
  it('an administrator without them is refused every endpoint of the back-office', async () => {
    await requireSteps();
    const { bearer } = await newAdmin(server);
    for (const [name, endpoint] of adminOnly) {
      const { status, body } = await call(endpoint, bearer);
      expect({ name, status, code: body.code }).toEqual({
        ...{ name, status: 403, code: 'second-step-required' },
      });
    }
  });

  it('the drafts of posts are not shown to one either', async () => {
    const admin = await requireSteps();
    const post = { title: 'Unfinished', status: 'draft', sections: [] };
    const created = await http.post('/blogs/').set(admin.bearer).send(post);
    const { bearer } = await newAdmin(server);
    const { body } = await http.get('/blogs/').set(bearer);
    expect(JSON.stringify(body)).not.toContain('Unfinished');
    expect(created.status).toBeLessThan(500);
  });

  it('one is let in once a factor is added, in the same session', async () => {
    await requireSteps();
    const admin = await newAdmin(server);
    expect((await factorsOf(server, admin)).required).toBe(true);
    await overview(admin).expect(403);
    await addPasskey(server, admin);
    await overview(admin).expect(200);
  });

  it('a session from before is refused from that moment on', async () => {
    const admin = await newAdmin(server);
    await overview(admin).expect(200);
    await requireSteps();
    await overview(admin).expect(403);
  });

  it('someone who is made an administrator needs them, too', async () => {
    const admin = await requireSteps();
    const person = await newUser(server);
    const id = await idOf(person);
    const { body } = await http.get('/api/users/').query({ q: person.email }).set(admin.bearer);
    const { name, email, status } = body.items[0];
    const change = { name, email, status, role: 'admin' };
    await http.put(`/api/users/${id}/`).set(admin.bearer).send(change).expect(200);
    await overview(person).expect(403);
  });

  it('the last factor of an administrator cannot be removed', async () => {
    const admin = await requireSteps();
    await http.delete('/api/account/second-factor/app/').set(admin.bearer).expect(409);
    expect((await factorsOf(server, admin)).app).not.toBeNull();
  });

  it('professionals go on without', async () => {
    await requireSteps();
    const person = await newUser(server);
    expect((await factorsOf(server, person)).required).toBe(false);
    await http.get('/api/portfolio/').set(person.bearer).expect(200);
  });

  it('the own account can be reached, to set them up', async () => {
    await requireSteps();
    const admin = await newAdmin(server);
    await http.get('/api/account/').set(admin.bearer).expect(200);
    await http.post('/api/account/second-factor/app/').set(admin.bearer).expect(200);
  });

  it('saving the other settings does not turn it off', async () => {
    const admin = await requireSteps();
    const { body } = await http.get('/api/settings/').set(admin.bearer).expect(200);
    await http.put('/api/settings/').set(admin.bearer).send(body).expect(200);
    const { body: after } = await http.get('/api/settings/sign-in/').set(admin.bearer).expect(200);
    expect(after).toEqual({ administratorsNeedSecondStep: true });
  });
});

describe('requiring two steps of administrators', () => {
  it('takes an administrator who has them: nobody locks themselves out', async () => {
    const admin = await newAdmin(server);
    await rule(admin, true).expect(409);
    await overview(admin).expect(200);
  });

  it('is written into the log of what administrators did', async () => {
    const admin = await adminWithApp();
    await rule(admin, true).expect(200);
    await rule(admin, false).expect(200);
    const { body } = await http.get('/api/audit/').query({ actor: admin.email }).set(admin.bearer);
    expect(body.items[1]).toMatchObject({
      ...{ action: 'changed', subject: 'settings', actor: admin.email },
      after: { administratorsNeedSecondStep: true },
    });
  });

  it('takes a recent sign-in', async () => {
    const admin = await adminWithApp();
    clock.advance(11 * MINUTE_MS);
    const { body } = await rule(admin, true).expect(403);
    expect(body.code).toBe('recent-sign-in-required');
  });
});

describe('an administrator who resets the second step of someone', () => {
  it('removes it, signs them out and notifies them; their password stays', async () => {
    const admin = await newAdmin(server);
    const person = await newUser(server);
    const id = await idOf(person);
    await addApp(server, person);
    await addPasskey(server, person);
    await reset(admin, id).expect(204);
    await http.get('/api/account/').set(person.bearer).expect(401);
    const again = await signIn(server, person.email);
    expect(await factorsOf(server, again)).toMatchObject({
      ...{ passkeys: [], app: null, recoveryCodesLeft: 0 },
    });
    const subjects = (await mailsTo(server, person.email)).map(({ subject }) => subject);
    expect(subjects).toContain('Two-step sign-in was reset');
    expect(await activityOf(server, { id })).toContain('second-factor-reset');
    const { body } = await http.get('/api/audit/').query({ subject_id: id }).set(admin.bearer);
    expect(body.items[0]).toMatchObject({
      ...{ action: 'changed', subject: 'account', actor: admin.email },
      ...{ before: { twoStepSignIn: true }, after: { twoStepSignIn: false } },
    });
  });

  it('is not themselves', async () => {
    const admin = await adminWithApp();
    await reset(admin, await idOf(admin)).expect(409);
  });

  it('gets an error where there is none, and for accounts that are not there', async () => {
    const admin = await newAdmin(server);
    await reset(admin, await idOf(await newUser(server))).expect(409);
    await reset(admin, UNKNOWN_ID).expect(404);
  });

  it('signed in not long ago', async () => {
    const admin = await newAdmin(server);
    const person = await newUser(server);
    const id = await idOf(person);
    await addPasskey(server, person);
    clock.advance(11 * MINUTE_MS);
    const { body } = await reset(admin, id).expect(403);
    expect(body.code).toBe('recent-sign-in-required');
  });

  it('finds who has one in the list of accounts', async () => {
    const admin = await newAdmin(server);
    const [one, two, none] = [await newUser(server), await newUser(server), await newUser(server)];
    await addApp(server, one);
    await addPasskey(server, two);
    for (const [person, twoSteps] of [
      [one, true],
      [two, true],
      [none, false],
    ] as const) {
      const { body } = await http.get('/api/users/').query({ q: person.email }).set(admin.bearer);
      expect(body.items[0].twoSteps).toBe(twoSteps);
    }
  });
});

describe('anyone who runs the server', () => {
  it('resets the second step of an account by its e-mail', async () => {
    const admin = await adminWithApp();
    await server.dependencies.resetSecondFactor(` ${admin.email.toUpperCase()} `);
    await signIn(server, admin.email);
    await overview(admin).expect(401);
  });
});

const call = (endpoint: Endpoint, bearer: Record<string, string>) => {
  const { method } = endpoint;
  const request = http[method.toLowerCase() as 'get'](addressOf(endpoint)).set(bearer);
  return method === 'GET' || method === 'DELETE' ? request : request.send({});
};
