import type { ListName } from '../item-kinds.ts';

export type Side = 'yours' | 'theirs';
export type Choices = Readonly<Record<string, Side>>;

/** Something that both sides changed, each in its own way. */
export interface Conflict {
  id: string;
  /** The part of the portfolio, or the list that the item is in. */
  part: string;
  list?: ListName | undefined;
  /** What the item is called, where the field is one of an item. */
  item?: string | undefined;
  /** The field; `order` where only the order differs, '' where one side deleted the whole item. */
  field: string;
  /** Undefined on the side that deleted it. */
  yours: unknown;
  theirs: unknown;
}

/** Answers the side that counts, and notes that there was something to ask. */
export type Ask = <T>(conflict: Conflict & { yours: T; theirs: T }) => T;

/** Collects what has to be asked; where nothing is chosen yet, the person's own stays. */
export function asking(choices: Choices) {
  const conflicts: Conflict[] = [];
  const ask: Ask = (conflict) => {
    conflicts.push(conflict);
    return choices[conflict.id] === 'theirs' ? conflict.theirs : conflict.yours;
  };
  return { ask, conflicts };
}
