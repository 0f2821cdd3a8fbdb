import { join } from 'node:path';
import { knownMigrations } from '../db/migrate.ts';
import { BackupError } from './backup-list.ts';
import { contentsOf, type DatabaseContents, type Parts } from './contents.ts';
import { requireNoDatabase, takeFolder } from './empty-target.ts';
import type { Installation } from './installation.ts';
import { requireOwnFiles } from './own-files.ts';
import { putContents } from './put-contents.ts';

type Moved = Awaited<ReturnType<typeof putContents>> & {
  /** What was moved; the rest stays where it is. */
  parts: Parts;
};

/**
 * Copies an installation to where other settings keep it, as a backup is restored, without the
 * archive in between. The source is left as it is.
 * @throws {BackupError} when the target has something else
 */
export async function moveInstallation(from: Installation, to: Installation): Promise<Moved> {
  await takeFolder(from.dataFolder);
  await takeFolder(to.dataFolder);
  const parts = {
    database: !isSameDatabase(from, to),
    files: from.files.place !== to.files.place,
  };
  if (!parts.database && !parts.files) {
    throw new BackupError('These settings keep everything where it is; nothing was moved.');
  }
  const contents = contentsOf(from, join(to.dataFolder, 'move'));
  try {
    const about = await contents.about();
    requireStarted(about);
    if (parts.files) await requireOwnFiles(from, about.installation);
    if (parts.database) await requireNoDatabase(to);
    const put = await putContents({ about, parts, entries: contents.entries(parts) }, to);
    return { ...put, parts };
  } finally {
    await contents.close();
  }
}

const isSameDatabase = (from: Installation, to: Installation): boolean =>
  from.databaseUrl === to.databaseUrl &&
  (from.databaseUrl !== undefined || from.dataFolder === to.dataFolder);

function requireStarted({ database, schema, installation }: DatabaseContents['about']): void {
  if (schema !== knownMigrations(database).newest) {
    throw new BackupError(
      'The database was last used by another release. Start the site once with this one, stop it, and then move it; nothing was changed.',
    );
  }
  if (installation !== undefined) return;
  throw new BackupError(
    'The database has no id yet: start the site once, stop it, and then move it; nothing was changed.',
  );
}
