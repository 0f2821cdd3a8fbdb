import { keyed } from './secrets.ts';

/**
 * The id of what is added with a key: the same for every repetition, so that an addition whose
 * answer was lost on the way can be sent again. Nobody else can guess it.
 * @param within what the key counts in: a portfolio, or what one account adds to one collection
 * @returns undefined without a key
 */
export const additionId = (
  secret: string,
  within: string,
  key: string | undefined,
): string | undefined =>
  key === undefined ? undefined : keyed(secret, `addition:${within}:${key}`);
