import { DAY_MS } from '../../lib/clock.ts';
import type { FileStore } from '../../lib/file-store.ts';

const FOLDER = 'trash';
/** How long removed uploads stay. */
export const TRASH_DAYS = 30;
const ENTRY = /^(\d{4})(\d{2})(\d{2})T(\d{2})(\d{2})(\d{2})Z\.([\w-]+)$/;

/** An upload that was removed because no record names it. */
export interface TrashEntry {
  /** Of the upload. */
  id: string;
  removedAt: Date;
  /** Where its files lie, below the file store. */
  prefix: string;
}

/**
 * Uploads that no record names are moved here instead of being deleted: the database may be an
 * earlier one, and the record come back.
 * @param live prefix of the uploads that are in use
 */
export function createTrash(files: FileStore, live: string) {
  /** Oldest first. */
  const list = async (): Promise<TrashEntry[]> => {
    const entries = (await files.groups(FOLDER)).flatMap(({ name }) => readEntry(name));
    return entries.sort((one, other) => one.removedAt.getTime() - other.removedAt.getTime());
  };
  return {
    list,
    put: (id: string, now: Date) =>
      files.move(`${live}/${id}`, `${FOLDER}/${compactTime(now)}.${id}`),
    /** @returns false where the upload is in use again: then it stays in the trash */
    async restore({ id, prefix }: TrashEntry): Promise<boolean> {
      const present = (await files.groups(live)).some(({ name }) => name === id);
      if (!present) await files.move(prefix, `${live}/${id}`);
      return !present;
    },
    delete: ({ prefix }: TrashEntry) => files.deleteAll(prefix),
    /** What has been there for as long as it may. */
    async listExpired(now: Date): Promise<TrashEntry[]> {
      const before = now.getTime() - TRASH_DAYS * DAY_MS;
      return (await list()).filter(({ removedAt }) => removedAt.getTime() <= before);
    },
  };
}

/** `2026-03-04T09:30:00.000Z` → `20260304T093000Z`, which may be part of a key. */
const compactTime = (instant: Date): string => instant.toISOString().replace(/[-:]|\.\d+/g, '');

function readEntry(name: string): TrashEntry[] {
  const [, year, month, day, hour, minute, second, id = ''] = ENTRY.exec(name) ?? [];
  if (id === '') return [];
  const removedAt = new Date(`${year}-${month}-${day}T${hour}:${minute}:${second}Z`);
  return [{ id, removedAt, prefix: `${FOLDER}/${name}` }];
}
