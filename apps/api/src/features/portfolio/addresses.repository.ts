import { desc, eq, inArray } from 'drizzle-orm';
import type { Queryable } from '../../db/database.ts';
import type { Tables } from '../../db/schema.ts';

type Address = Tables['portfolioAddresses']['$inferSelect'];

/** Every name that a portfolio has or had; one name leads to one portfolio. */
export function createAddressesRepository({ portfolioAddresses }: Tables) {
  return {
    /** Takes a name that is free, or one's own again; false when it is another portfolio's. */
    async claim(tx: Queryable, address: Address): Promise<boolean> {
      const claimed = await tx
        .insert(portfolioAddresses)
        .values(address)
        .onConflictDoUpdate({
          target: portfolioAddresses.customUrl,
          set: { createdAt: address.createdAt },
          setWhere: eq(portfolioAddresses.portfolioId, address.portfolioId),
        })
        .returning({ customUrl: portfolioAddresses.customUrl });
      return claimed.length > 0;
    },
    /** Names of a portfolio, the newest first. */
    async list(db: Queryable, portfolioId: string): Promise<string[]> {
      const rows = await db
        .select({ customUrl: portfolioAddresses.customUrl })
        .from(portfolioAddresses)
        .where(eq(portfolioAddresses.portfolioId, portfolioId))
        .orderBy(desc(portfolioAddresses.createdAt));
      return rows.map(({ customUrl }) => customUrl);
    },
    async delete(tx: Queryable, names: string[]): Promise<void> {
      if (names.length === 0) return;
      await tx.delete(portfolioAddresses).where(inArray(portfolioAddresses.customUrl, names));
    },
  };
}

export type AddressesRepository = ReturnType<typeof createAddressesRepository>;
