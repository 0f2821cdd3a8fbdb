import type { Account } from '../../lib/actor.ts';
import { additionId } from '../../lib/ids.ts';
import type { Deps } from '../deps.ts';

/** The id of a post that an account adds; with a key, the same for every try. */
export const newPostId = (
  deps: Pick<Deps, 'secret' | 'ids'>,
  { userId }: Pick<Account, 'userId'>,
  key: string | undefined,
): string => additionId(deps, `${userId}:post`, key);
