import { accountMails } from './account-mails.ts';
import { officeMails } from './office-mails.ts';

/** Every mail in English. What it has, each other language has: a missing text does not compile. */
export const english = { ...accountMails, ...officeMails };
