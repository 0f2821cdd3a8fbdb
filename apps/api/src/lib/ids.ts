import { v7 } from 'uuid';

/** Makes the identifiers of records. */
export interface Ids {
  /** UUIDv7 text: unique, and in the order of making. */
  next(): string;
}

export const uuidIds: Ids = { next: () => v7() };
