import type { Account, AccountSettings, ActivityKind } from '@vitrine/contracts';
import { eq } from 'drizzle-orm';
import type { Response } from 'supertest';
import { mailsTo } from './forms.ts';
import type { SignedIn } from './people.ts';
import type { TestServer } from './test-server.ts';

export const NEW_PASSWORD = 'another good password';

type Bearer = Pick<SignedIn, 'bearer'>;

export async function loadAccount({ http }: TestServer, { bearer }: Bearer): Promise<Account> {
  return (await http.get('/api/account/').set(bearer).expect(200)).body;
}

/**
 * Sends the settings as the form does: all of them, with what the person changed. After a new
 * password the person goes on with the tokens of the answer, as the browser does.
 */
export async function saveSettings(
  server: TestServer,
  person: Bearer,
  changes: Partial<AccountSettings>,
): Promise<Response> {
  const { firstName, lastName, email, phone } = await loadAccount(server, person);
  const answer = await server.http
    .put('/api/account/')
    .set(person.bearer)
    .send({ firstName, lastName, email, phone, ...changes });
  const { tokens } = answer.body;
  if (tokens) {
    const bearer = { Authorization: `Bearer ${tokens.access}` };
    Object.assign(person, { access: tokens.access, refresh: tokens.refresh, bearer });
  }
  return answer;
}

/** The token of the newest mail to an address whose link leads to a page. */
export async function mailedToken(
  server: TestServer,
  email: string,
  page = 'confirm-email',
): Promise<string> {
  const link = new RegExp(`http://vitrine.test/${page}#token=(\\S+)`);
  const bodies = (await mailsTo(server, email)).map(({ body }) => link.exec(body)?.[1]);
  return bodies.filter((token) => token !== undefined).at(-1) ?? '';
}

/** What is recorded of an account, oldest first. */
export async function activityOf(
  { platform }: TestServer,
  { id }: { id: string },
): Promise<ActivityKind[]> {
  const { read, tables } = platform.database;
  const rows = await read
    .select({ kind: tables.activities.kind })
    .from(tables.activities)
    .where(eq(tables.activities.userId, id))
    .orderBy(tables.activities.id);
  return rows.map(({ kind }) => kind);
}
