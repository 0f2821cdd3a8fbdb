import type { Registration, Role } from '@vitrine/contracts';
import type { TestServer } from './test-server.ts';

export const PASSWORD = 'a good password';

let count = 0;

/** The registration of someone new, with what a test cares about changed. */
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

/** Registers someone new whose address is confirmed, and signs them in. */
export async function newUser(
  server: TestServer,
  changes: Partial<Registration> = {},
): Promise<SignedIn> {
  const form = registration(changes);
  await register(server, form);
  return signIn(server, form.email, form.password);
}

/** As if the link of the welcome mail had been opened: the mail is gone. */
async function register(
  { http, platform, dependencies: { users, outbox } }: TestServer,
  form: Registration,
  changes: { role?: Role } = {},
): Promise<void> {
  await http.post('/auth/register').send(form).expect(201);
  await platform.database.write(async (tx) => {
    const user = await users.getByEmail(tx, form.email);
    const emailConfirmedAt = platform.clock.now();
    await users.update(tx, String(user?.id), { emailConfirmedAt, ...changes });
    await outbox.withdraw(tx, form.email, 'confirmAddress');
  });
}

/** Makes someone with a role and signs them in. */
export async function newStaff(server: TestServer, role: Role): Promise<SignedIn> {
  const form = registration();
  await register(server, form, { role });
  return signIn(server, form.email, form.password);
}

export const newAdmin = (server: TestServer): Promise<SignedIn> => newStaff(server, 'admin');

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
