import { type Missing, missingOf, newerVersion } from '../lib/problem-error.ts';
import type { Database, Queryable, TakenBack } from './database.ts';

/** One change of one stored record. */
export interface VersionedWrite<Row extends { version: number }, After> {
  /** Locks the record for this write; answers with it as it was. */
  lock(tx: Queryable): Promise<Row | undefined>;
  /** Thrown when there is no such record; a plain `not-found` unless said. */
  missing?: Missing;
  /** The version that the change was made from; undefined where its sender does not say. */
  ifMatch?: number | undefined;
  /** The record as the sender may see it, sent when it is newer than `ifMatch`. */
  present?(row: Row, tx: Queryable): unknown;
  /** Stores the change; answers with the record as it is from now on. */
  write(tx: Queryable, before: Row): Promise<After>;
  /** Writes the audit entry. */
  audit?(tx: Queryable, before: Row, after: After): Promise<void>;
  /** Whether public pages show the record, which are then rendered again; always unless said. */
  isPublic?(tx: Queryable, before: Row, after: After): boolean | Promise<boolean>;
  /** What it takes back from visitors; anything unless said. */
  takesBack?(before: Row, after: After): TakenBack | 'nothing';
}

/**
 * The one way to change a record that has versions: locks it, refuses a change that was made from
 * an older version, stores, writes the audit entry and drops rendered pages, all of it or nothing.
 * @throws {ProblemError} `not-found`, or what `missing` makes; `conflict` with the record as it is now, when it is
 * newer than `ifMatch`
 */
export function writeVersion<Row extends { version: number }, After>(
  { write, touchContent }: Pick<Database, 'write' | 'touchContent'>,
  change: VersionedWrite<Row, After>,
): Promise<After> {
  return write(async (tx) => {
    const before = await change.lock(tx);
    if (!before) throw missingOf(change.missing);
    const { ifMatch } = change;
    if (ifMatch !== undefined && ifMatch !== before.version) {
      throw newerVersion(await change.present?.(before, tx));
    }
    const after = await change.write(tx, before);
    await change.audit?.(tx, before, after);
    if ((await change.isPublic?.(tx, before, after)) ?? true) {
      await touchContent(tx, change.takesBack?.(before, after));
    }
    return after;
  });
}
