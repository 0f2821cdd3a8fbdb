import { eq, like } from 'drizzle-orm';
import type { Database } from '../../database.ts';
import { INVENTED_DOMAIN } from './texts.ts';

/**
 * Gives a password to the busy account and to one administrator, on a database for measuring.
 * @returns their addresses
 */
export async function makeSignable(
  { write, tables: { users } }: Database,
  passwordHash: string,
): Promise<{ admin: string; owner: string }> {
  return write(async (tx) => {
    const change = async (number: number, role: 'admin' | 'user') => {
      const [user] = await tx
        .select({ id: users.id, email: users.email })
        .from(users)
        .where(like(users.email, `%.${number}@${INVENTED_DOMAIN}`))
        .limit(1);
      if (!user) throw new Error('This database is not filled.');
      const changes = { passwordHash, role, status: 'active' } as const;
      await tx.update(users).set(changes).where(eq(users.id, user.id));
      return user.email;
    };
    return { owner: await change(0, 'user'), admin: await change(1, 'admin') };
  });
}
