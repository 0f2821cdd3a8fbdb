/** Bytes that are read as they come; anyone who does not read them to their end destroys them. */
export interface StoredBytes extends AsyncIterable<Uint8Array> {
  destroy(): unknown;
}

/** A range of bytes, both ends included. */
export interface ByteRange {
  start: number;
  end: number;
}

/** Files with one prefix, e.g. all sizes of one picture. */
export interface StoredGroup {
  name: string;
  changedAt: Date;
}

/** One stored file. */
export interface StoredFile {
  key: string;
  sizeBytes: number;
}

/** Where uploaded files are kept: a folder, or object storage. Keys look like `media/<id>/<name>`. */
export interface FileStore {
  /** Stores a finished local file under the key: all of it, durably, or nothing. */
  put(key: string, localPath: string): Promise<void>;
  /** Size in bytes, or undefined where there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Bytes of the range; all of them without one. */
  read(key: string, range?: ByteRange): Promise<StoredBytes>;
  /** Removes one file. */
  delete(key: string): Promise<void>;
  /** Removes everything below a prefix, e.g. `media/<id>`. */
  deleteAll(prefix: string): Promise<void>;
  /** Moves everything below a prefix to another, e.g. `media/<id>` to `trash/<name>`. */
  move(from: string, to: string): Promise<void>;
  /** A short text; undefined where there is none under the key. */
  readText(key: string): Promise<string | undefined>;
  /** Keeps a short text under a key, durably. */
  writeText(key: string, text: string): Promise<void>;
  /** What is directly below a prefix: for `media`, one group an upload. */
  groups(prefix: string): Promise<StoredGroup[]>;
  /** Every file below a prefix, at any depth. */
  list(prefix: string): AsyncIterable<StoredFile>;
  /** How long another process may be about to name a new file in the database, in milliseconds. */
  readonly settlesAfterMs: number;
  /** Where it is, for people: the path of a folder, or the name of a bucket. */
  readonly place: string;
}
