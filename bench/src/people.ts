import type { Database } from '../../apps/api/src/db/database.ts';
import { makeSignable } from '../../apps/api/src/db/seed/large/sign-in.ts';
import type { PasswordHasher } from '../../apps/api/src/lib/password-hash.ts';

const PASSWORD = 'a password for a moment';

/** Access tokens of an administrator and of the owner whose page is written to a lot. */
export async function letIn(database: Database, hasher: PasswordHasher, url: string) {
  const hash = await hasher.hash(PASSWORD);
  const { admin, owner } = await makeSignable(database, hash);
  const signIn = async (email: string) => {
    const reply = await fetch(`${url}/auth/login`, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      body: JSON.stringify({ email, password: PASSWORD }),
    });
    return String(((await reply.json()) as { access_token: string }).access_token);
  };
  return { admin: await signIn(admin), owner: await signIn(owner) };
}
