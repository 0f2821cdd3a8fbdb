import { claimInstallation, readInstallation } from '../../db/installation.ts';
import { SECOND_MS } from '../../lib/clock.ts';
import { isUnfinishedCopy, readFileId, writeFileId } from '../../lib/file-id.ts';
import { StartRefusedError } from '../../lib/start-refused.ts';
import { within } from '../../lib/time-limit.ts';
import type { Platform } from '../../platform.ts';
import { createKnownFilesRepository } from './known-files.repository.ts';

type Needs = Pick<Platform, 'database' | 'files' | 'logger'>;

/** A start waits no longer to learn whether a copy was cut off. */
const PATIENCE_MS = 5 * SECOND_MS;

/**
 * Before the first start of anything: the same id is in the database and beside the files. A
 * new installation gets one, and so does one of an earlier release.
 * @returns false while the file store cannot be asked; nothing of it may be removed then
 * @throws {StartRefusedError} when they do not belong together, or nothing shows that they do
 */
export async function requireOwnFiles({ database, files, logger }: Needs): Promise<boolean> {
  const inDatabase = await readInstallation(database.read, database.tables, 'id');
  let besideFiles: string | undefined;
  let uploads: string[];
  try {
    besideFiles = await readFileId(files);
    if (inDatabase !== undefined && inDatabase === besideFiles) return true;
    uploads = (await files.groups('media')).map(({ name }) => name);
  } catch (err) {
    logger.error({ err }, 'the file store does not answer; uploads are not swept at this start');
    return false;
  }
  const reason = await reasonToRefuse({ database, files }, { inDatabase, besideFiles, uploads });
  if (reason) throw new StartRefusedError(refusal(files.place, reason));
  await shareId({ database, files }, inDatabase ?? besideFiles);
  return true;
}

/**
 * Before a database is made: one beside the files of a copy that was cut off would be in the way of
 * running that again.
 * @throws {StartRefusedError}
 */
export async function refuseUnfinishedCopy(files: Platform['files']): Promise<void> {
  // a store that does not answer is asked again once there is a log
  const id = await within(PATIENCE_MS, readFileId(files)).catch(() => undefined);
  if (!id || !isUnfinishedCopy(id)) return;
  const found = `The files are of installation ${id}: a restore or a move that was cut off. Run it again.`;
  throw new StartRefusedError(refusal(files.place, found));
}

/** The explicit word of an operator: these files belong to this database from now on. */
export async function adoptFiles({ database, files }: Omit<Needs, 'logger'>): Promise<void> {
  await shareId({ database, files }, await readInstallation(database.read, database.tables, 'id'));
}

/** Writes one id in both places. @param known the one that is there already */
async function shareId(
  { database, files }: Omit<Needs, 'logger'>,
  known: string = crypto.randomUUID(),
): Promise<void> {
  const { tables } = database;
  const id = await database.write(async (tx) => {
    // replicas that start together agree on the first one's
    await claimInstallation(tx, tables, 'id', known);
    return (await readInstallation(tx, tables, 'id')) ?? known;
  });
  await writeFileId(files, id);
}

interface Found {
  inDatabase: string | undefined;
  besideFiles: string | undefined;
  /** Ids of the stored uploads. */
  uploads: string[];
}

/** What speaks against taking them for one installation; undefined where nothing does. */
async function reasonToRefuse(
  { database }: Omit<Needs, 'logger'>,
  { inDatabase, besideFiles, uploads }: Found,
): Promise<string | undefined> {
  if (inDatabase && besideFiles) {
    return `The files are of installation ${besideFiles}, the database is of installation ${inDatabase}.`;
  }
  const rows = createKnownFilesRepository(database.tables);
  // ids of uploads are random: one that both know shows that they belong together
  if ((await rows.listKnown(database.read, uploads)).size > 0) return undefined;
  if (besideFiles) {
    return `The files are of installation ${besideFiles}, and this database is new or of an earlier release that names none of them.`;
  }
  if (uploads.length > 0) {
    return `There are ${uploads.length} uploads, and this database names none of them: it may be a new one, or another one.`;
  }
  if (inDatabase && (await rows.namesAny(database.read))) {
    return 'The database names uploads, and there is not a single one: the folder or bucket may be another one, or not be mounted.';
  }
  return undefined;
}

const refusal = (place: string, found: string): string =>
  [
    'Cannot start: the database and the uploaded files do not seem to belong together.',
    `  What was found in ${place}: ${found}`,
    '  Starting would take uploads for leftovers. Nothing was moved or deleted.',
    '  Either give it the right database (DATA_DIR or DATABASE_URL) and the right files (DATA_DIR or S3_BUCKET),',
    '  or, if these files are to belong to this database from now on: npm start -- files adopt',
  ].join('\n');
