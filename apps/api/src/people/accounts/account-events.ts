import { defineEvent } from '../../service/index.ts';
import type { User } from './users.repository.ts';

/** Someone has made an account for themselves, and said what they can do. */
export const accountRegistered = defineEvent<{ user: User; skills: string[] }>(
  'account registered',
);

/** What visitors are shown of an account may have changed, or is about to go. */
export const accountShownChanged = defineEvent<{ userId: string }>('account shown changed');
