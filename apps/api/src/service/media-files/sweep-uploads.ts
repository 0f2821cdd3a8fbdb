import { namesOf } from './find-media-file.ts';
import { FOLDER, type MediaFilesRoom } from './media-files-room.ts';
import { finishRemovals } from './remove-media.ts';

/**
 * Before the first request: brings uploads and records together again after an earlier process
 * ended in the middle of something, or worked with another database. Nothing is deleted that
 * was ever complete: what no record names goes to the trash.
 */
export async function sweepUploads(room: MediaFilesRoom): Promise<void> {
  const { logger } = room;
  try {
    await finishRemovals(room);
    await restoreNamed(room);
    await discardOrphans(room);
  } catch (err) {
    logger.error({ err }, 'uploads not swept');
  }
}

/** Ids of stored groups that no row knows and no upload is about to name. */
export async function listOrphans({
  clock,
  files,
  rows,
  database,
}: MediaFilesRoom): Promise<string[]> {
  const before = clock.now().getTime() - files.settlesAfterMs;
  const groups = await files.groups(FOLDER);
  const settled = groups.filter(({ changedAt }) => changedAt.getTime() <= before);
  const ids = settled.map(({ name }) => name);
  const known = await rows.listKnown(database.read, ids);
  const awaited = await rows.listAwaited(database.read);
  return ids.filter((id) => !known.has(id) && !awaited.has(id));
}

async function discardOrphans(room: MediaFilesRoom): Promise<void> {
  const { trash, clock, logger } = room;
  const orphans = await listOrphans(room);
  for (const id of orphans) await trash.put(id, clock.now());
  if (orphans.length === 0) return;
  logger.warn({ count: orphans.length }, 'uploads that no record names were moved to the trash');
}

/** The database may have been an earlier one for a while: what it names again comes back. */
async function restoreNamed({ trash, rows, database, logger }: MediaFilesRoom): Promise<void> {
  const entries = await trash.list();
  const known = await rows.listKnown(
    database.read,
    entries.map(({ id }) => id),
  );
  for (const entry of entries) {
    if (known.has(entry.id) && (await trash.restore(entry)))
      logger.warn({ mediaId: entry.id }, 'an upload came back from the trash');
  }
}

/** Stored names that records have and the store has not, as keys. */
export async function listMissing({ files, rows, database }: MediaFilesRoom): Promise<string[]> {
  const stored = new Set<string>();
  for await (const { key } of files.list(FOLDER)) stored.add(key);
  const missing: string[] = [];
  for await (const known of rows.listAll(database.read)) {
    const keys = known.flatMap((row) => namesOf(row).map((name) => `${FOLDER}/${row.id}/${name}`));
    missing.push(...keys.filter((key) => !stored.has(key)));
  }
  return missing;
}

/** Every hour: removals that failed, and what has been in the trash for thirty days. */
export async function tidyUploads(room: MediaFilesRoom): Promise<void> {
  const { trash, clock, logger } = room;
  await finishRemovals(room);
  const expired = await trash.listExpired(clock.now());
  for (const entry of expired) await trash.delete(entry);
  if (expired.length > 0) logger.info({ count: expired.length }, 'trash emptied of old uploads');
}
