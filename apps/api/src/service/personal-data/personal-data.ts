import type { Queryable } from '../../db/database.ts';
import type { TableName } from '../../db/owned-tables.ts';
import type { Account } from '../../lib/actor.ts';

/** A file of an account's archive. */
export interface ArchiveDocument {
  name: string;
  /** What it holds, for the person it is about. */
  about: string;
  content: string | AsyncIterable<string>;
}

/** A stored upload. */
export interface ArchivedUpload {
  id: string;
  url: string;
  fileName: string;
  createdAt: Date;
}

/** An account that is being erased. */
export interface ErasedAccount {
  id: string;
  email: string;
  /** null where nobody has shown that the address is theirs. */
  emailConfirmedAt: Date | null;
}

/** What one house holds about people. Each does its part; none knows the others. */
export interface PersonalData {
  /** For the archive that the owner of an account downloads. */
  documents?(account: Account): Promise<ArchiveDocument[]>;
  /** What an account has uploaded. */
  uploads?(db: Queryable, userId: string): Promise<ArchivedUpload[]>;
  /** Inside the write that erases an account, before its row goes with all that belongs to it. */
  eraseAccount?(tx: Queryable, account: ErasedAccount): Promise<void>;
  /** Inside a write: what someone wrote about others stays, who wrote it does not. */
  forgetAuthor?(tx: Queryable, userId: string): Promise<void>;
  /**
   * Inside the write that erases everything about an address, before its rows are deleted.
   * @param idsIn the rows of a table that are about the address
   */
  eraseAddress?(
    tx: Queryable,
    address: string,
    idsIn: (table: TableName) => string[],
  ): Promise<void>;
}

export type PersonalDataRegistry = ReturnType<typeof createPersonalData>;

/** All that is held about people, wherever it is. */
export function createPersonalData() {
  const houses: PersonalData[] = [];
  return {
    add: (house: PersonalData): void => void houses.push(house),

    async documents(account: Account): Promise<ArchiveDocument[]> {
      const all = await Promise.all(houses.map((house) => house.documents?.(account) ?? []));
      return all.flat();
    },

    async uploads(db: Queryable, userId: string): Promise<ArchivedUpload[]> {
      const all = await Promise.all(houses.map((house) => house.uploads?.(db, userId) ?? []));
      return all.flat();
    },

    async eraseAccount(tx: Queryable, account: ErasedAccount): Promise<void> {
      for (const house of houses) await house.eraseAccount?.(tx, account);
    },

    async forgetAuthor(tx: Queryable, userId: string): Promise<void> {
      for (const house of houses) await house.forgetAuthor?.(tx, userId);
    },

    async eraseAddress(
      tx: Queryable,
      address: string,
      idsIn: (table: TableName) => string[],
    ): Promise<void> {
      for (const house of houses) await house.eraseAddress?.(tx, address, idsIn);
    },
  };
}
