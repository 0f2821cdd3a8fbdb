import type { SearchedTable } from '../../db/database.ts';
import { readCompanyEmail } from '../../service/index.ts';
import type { Deps } from '../deps.ts';

/** What is left to do when the rows of a person are gone. */
export interface Leftovers {
  /** Uploads whose files are to go. */
  files: string[];
  /** Where mails to them were sent. */
  addresses: string[];
  /** Mails in files from before this go as well; the one that says so comes later, and stays. */
  before: Date;
}

/** Noted inside the write that erases, before the last mail is sent. */
export const leftoversOf = (files: string[], addresses: string[]): Leftovers => ({
  ...{ files, addresses },
  // not of the clock: mail files carry the time of the system
  before: new Date(),
});

/**
 * Removes what the rows of a person leave outside of them, and in the free room of the database. The
 * rows are gone already: what fails here is done later, and must not undo the answer.
 * @param searched whose search index is to forget them at once
 */
export async function removeLeftovers(
  { database, mailer, mediaFiles, logger }: Deps,
  { files, addresses, before }: Leftovers,
  searched?: readonly SearchedTable[],
): Promise<void> {
  const forgetMails = async () => {
    // each answer of the company would be answered to its own address
    const company = (await readCompanyEmail(database)).toLowerCase();
    for (const address of addresses) {
      const isCompany = company === address.toLowerCase();
      await mailer.forget(address, before, isCompany ? 'recipient' : undefined);
    }
  };
  if (addresses.length > 0)
    await forgetMails().catch((err) => logger.error({ err }, 'mails not removed'));
  await mediaFiles.remove(files);
  await database.scrub(searched).catch((err) => logger.error({ err }, 'database not scrubbed'));
}
