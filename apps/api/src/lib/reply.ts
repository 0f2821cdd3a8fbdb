import type { Readable } from 'node:stream';

/** An answer that names the version of the record it is about; it leaves as an `ETag`. */
export class Versioned<T> {
  readonly body: T;
  readonly version: number;

  constructor(body: T, version: number) {
    this.body = body;
    this.version = version;
  }
}

/** Where the other parts of a list begin: what to ask for as `cursor`. */
export interface ListPlaces {
  next?: string | null;
  previous?: string | null;
}

/**
 * A list that is answered as an array, or a part of it: where its other parts are cannot stand in
 * the body, and leaves as `Link`.
 */
export class ListPart<A extends readonly unknown[]> {
  readonly items: A;
  readonly places: ListPlaces;

  constructor(items: A, places: ListPlaces = {}) {
    this.items = items;
    this.places = places;
  }
}

/** A file to download, of the type that the contract names. */
export interface FileReply {
  /** The name to save it under; undefined for what is read as it comes. */
  name?: string;
  content: Buffer | Readable;
}
