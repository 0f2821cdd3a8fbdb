import type { Registration } from '@vitrine/contracts';
import type { TestServer } from './test-server.ts';

export const PASSWORD = 'a good password';

let count = 0;

/** The registration of somebody new, with what a test cares about changed. */
export function registration(changes: Partial<Registration> = {}): Registration {
  count += 1;
  return {
    email: `person${count}@example.com`,
    password: PASSWORD,
    first_name: 'Ngozi',
    last_name: 'Fonyuy',
    profession: 'Software Developer',
    phone: '',
    skills: '',
    ...changes,
  };
}

export interface SignedIn {
  email: string;
  access: string;
  refresh: string;
  /** For `.set(...)` on a request. */
  bearer: { Authorization: string };
}

/** Registers somebody new and signs them in. */
export async function newUser(
  server: TestServer,
  changes: Partial<Registration> = {},
): Promise<SignedIn> {
  const form = registration(changes);
  await server.http.post('/auth/register').send(form).expect(201);
  return signIn(server, form.email, form.password);
}

/** Makes an administrator and signs them in. */
export async function newAdmin(server: TestServer): Promise<SignedIn> {
  const { platform, dependencies } = server;
  const form = registration();
  await server.http.post('/auth/register').send(form).expect(201);
  await platform.database.write(async (tx) => {
    const user = await dependencies.users.getByEmail(tx, form.email);
    await dependencies.users.update(tx, String(user?.id), { role: 'admin' });
  });
  return signIn(server, form.email, form.password);
}

export async function signIn(
  server: TestServer,
  email: string,
  password: string = PASSWORD,
): Promise<SignedIn> {
  const { body } = await server.http.post('/auth/login').send({ email, password }).expect(200);
  return {
    email,
    access: body.access_token,
    refresh: body.refresh_token,
    bearer: { Authorization: `Bearer ${body.access_token}` },
  };
}
