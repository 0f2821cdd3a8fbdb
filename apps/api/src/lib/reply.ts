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

/** A file to download, of the type that the contract names. */
export interface FileReply {
  /** The name to save it under; undefined for what is read as it comes. */
  name?: string;
  content: Buffer | Readable;
}
