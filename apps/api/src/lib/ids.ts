import { v7 } from 'uuid';
import { keyed } from './secrets.ts';

/** Makes the identifiers of records. */
export interface Ids {
  /** UUIDv7 text: unique, and in the order of making. */
  next(): string;
}

export const uuidIds: Ids = { next: () => v7() };

/**
 * The id of what is added. With a key, the same for every repetition: an addition whose answer was
 * lost on the way can be sent again, and is stored once. Nobody else can guess it.
 * @param within what the key counts in: a portfolio, or what one account adds to one collection
 * @param key chosen by the sender; without one, every addition is another
 */
export const additionId = (
  { secret, ids }: { secret: string; ids: Ids },
  within: string,
  key: string | undefined,
): string => (key === undefined ? ids.next() : keyed(secret, `addition:${within}:${key}`));
