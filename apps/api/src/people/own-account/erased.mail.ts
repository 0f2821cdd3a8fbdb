import { plainMail } from '../../service/index.ts';

export type ErasedBy = 'owner' | 'administrator';

/** The last mail that the person of an account gets. */
export const erasedMail = (recipient: string, by: ErasedBy) =>
  plainMail(recipient, (words) => words.accountErased(by));
