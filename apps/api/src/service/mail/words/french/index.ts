import type { english } from '../english/index.ts';
import { accountMails } from './account-mails.ts';
import { officeMails } from './office-mails.ts';

/** Every mail in French. */
export const french: typeof english = { ...accountMails, ...officeMails };
