import type { EndpointInput, Restored } from '@vitrine/contracts';
import { ApiError } from '#lib/api-error.ts';
import { m } from '#messages';

/** A record in the trash. */
export interface Trashed extends Pick<EndpointInput<'admin.trash.restore'>['params'], 'kind'> {
  id: string;
}

/** 'Ada is back. Its invitation has ended.': what came back, and what could not be as it was. */
export const restoredWords = ({ name, notes }: Restored): string =>
  [m.admin_trash_again({ name }), ...notes].join('. ').replace(/\.\. /g, '. ');

/** Whether the server wants another address for the account that is to come back. */
export const asksForEmail = (error: unknown): boolean =>
  error instanceof ApiError && error.errors.some(({ path }) => path === 'email');
