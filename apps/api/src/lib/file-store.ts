import { join } from 'node:path';
import type { Readable } from 'node:stream';
import { Disk } from 'flydrive';
import { FSDriver } from 'flydrive/drivers/fs';

/** Where uploaded files are kept: a folder, or object storage. Keys look like `media/<id>/<name>`. */
export interface FileStore {
  /** Stores a finished local file under the key. */
  put(key: string, localPath: string): Promise<void>;
  /** Size in bytes, or undefined where there is no such file. */
  size(key: string): Promise<number | undefined>;
  /** Bytes from `start` to `end`, both included; all of them without a range. */
  read(key: string, range?: { start: number; end: number }): Promise<Readable>;
  /** Removes everything below a prefix, e.g. `media/<id>`. */
  deleteAll(prefix: string): Promise<void>;
}
