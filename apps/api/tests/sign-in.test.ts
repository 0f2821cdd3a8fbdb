import { words } from '@vitrine/contracts';
import { describe, expect, it } from 'vitest';
import { newAdmin, newUser, PASSWORD } from './testing/people.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const login = (body: object) => server.http.post('/auth/login').send(body);
const adminLogin = (body: object) => server.http.post('/api/login/').send(body);

describe('sign-in', () => {
  it('answers with the tokens and the role', async () => {
    const { email } = await newUser(server);
    const { body } = await login({ email: ` ${email.toUpperCase()} `, password: PASSWORD });
    expect(body.user).toEqual({ email, role: 'user' });
    expect(body.access_token.split('.')).toHaveLength(3);
  });

  it('says the same of a wrong password and of an unknown address', async () => {
    const { email } = await newUser(server);
    const wrong = await login({ email, password: 'not the password' }).expect(401);
    const unknown = await login({ email: 'nobody@example.com', password: PASSWORD }).expect(401);
    const { request_id: _first, ...said } = wrong.body;
    const { request_id: _second, ...saidToo } = unknown.body;
    expect(said).toEqual(saidToo);
    expect(said.detail).not.toBe('');
  });

  it.each([PASSWORD.toUpperCase(), `${PASSWORD} `])('refuses the variant %j', async (password) => {
    const { email } = await newUser(server);
    await login({ email, password }).expect(401);
  });

  it('does not take a password with a NUL and more behind it', async () => {
    const { email } = await newUser(server);
    await login({ email, password: `${PASSWORD}\u0000${PASSWORD}` }).expect(422);
  });

  it.each([{}, [], 1, true, null])('refuses %j as password and as address', async (value) => {
    const { email } = await newUser(server);
    await login({ email, password: value }).expect(422);
    await login({ email: value, password: PASSWORD }).expect(422);
  });

  it('says which field is missing', async () => {
    const { body } = await login({}).expect(422);
    expect(body.errors).toMatchObject([
      { path: 'email', message: words.en.fields.emailRequired },
      { path: 'password', message: words.en.fields.passwordRequired },
    ]);
  });

  it('tells the older endpoint whether the account is an administrator', async () => {
    const admin = await newAdmin(server);
    const user = await newUser(server);
    const credentials = (email: string) => ({ email, username: email, password: PASSWORD });
    const yes = await adminLogin(credentials(admin.email)).expect(200);
    expect(yes.body).toMatchObject({ is_admin: true, role: 'admin', email: admin.email });
    expect(Object.keys(yes.body).sort()).toEqual(
      ['access', 'detail', 'device', 'email', 'is_admin', 'refresh', 'role'].sort(),
    );
    const no = await adminLogin(credentials(user.email)).expect(200);
    expect(no.body).toMatchObject({ is_admin: false, role: 'user' });
  });

  it('lets an editor in as a user', async () => {
    const person = await newUser(server);
    const { platform, dependencies } = server;
    await platform.database.write(async (tx) => {
      const user = await dependencies.users.getByEmail(tx, person.email);
      await dependencies.users.update(tx, String(user?.id), { role: 'editor' });
    });
    const { body } = await login({ email: person.email, password: PASSWORD }).expect(200);
    expect(body.user.role).toBe('user');
  });

  it('refuses an account that is not active, and ends what it had', async () => {
    const person = await newUser(server);
    const { platform, dependencies } = server;
    await platform.database.write(async (tx) => {
      const user = await dependencies.users.getByEmail(tx, person.email);
      await dependencies.users.update(tx, String(user?.id), { status: 'inactive' });
    });
    await login({ email: person.email, password: PASSWORD }).expect(403);
    await server.http.get('/api/portfolio/').set(person.bearer).expect(401);
    await server.http.post('/api/auth/refresh/').send({ refresh: person.refresh }).expect(401);
  });
});
