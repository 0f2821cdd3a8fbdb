import { existsSync } from 'node:fs';
import { FILE_ID } from '../lib/file-id.ts';
import { writeArchive } from './archive-writer.ts';
import { BackupError, type BackupList, FILES, LIST } from './backup-list.ts';
import { contentsOf, textEntry } from './contents.ts';
import type { Installation } from './installation.ts';
import { requireOwnFiles } from './own-files.ts';

interface Wanted {
  path: string;
  passphrase: string | undefined;
  madeAt: Date;
}

interface Made {
  bytes: number;
  files: number;
}

/** Writes an archive of everything, while others may write. */
export async function makeBackup(from: Installation, wanted: Wanted): Promise<Made> {
  if (existsSync(wanted.path)) {
    throw new BackupError(`${wanted.path} is there already; name another file.`);
  }
  let files = 0;
  const contents = contentsOf(from, wanted.path);
  try {
    const bytes = await writeArchive(wanted, async (archive) => {
      for await (const entry of contents.entries({ database: true, files: true })) {
        await archive.add(entry);
        if (entry.name.startsWith(FILES)) files += 1;
      }
      const { installation, ...database } = await contents.about();
      const id = await requireOwnFiles(from, installation);
      if (id !== undefined) await archive.add(textEntry(FILES + FILE_ID, `${id}\n`));
      const list: BackupList = {
        version: 2,
        madeAt: wanted.madeAt.toISOString(),
        ...database,
        ...(id === undefined ? {} : { installation: id }),
        sums: { ...archive.sums },
      };
      await archive.add(textEntry(LIST, JSON.stringify(list, undefined, 1)));
    });
    return { bytes, files };
  } finally {
    await contents.close();
  }
}
