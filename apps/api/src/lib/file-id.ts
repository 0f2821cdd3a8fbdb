import type { FileStore } from './file-store.ts';

/** Under this key the files of an installation keep the id that its database has, too. */
export const FILE_ID = 'installation-id';

/** @returns undefined before the first start of a release that keeps one */
export const readFileId = async (files: Pick<FileStore, 'readText'>): Promise<string | undefined> =>
  (await files.readText(FILE_ID))?.trim() || undefined;

export const writeFileId = (files: Pick<FileStore, 'writeText'>, id: string): Promise<void> =>
  files.writeText(FILE_ID, `${id}\n`);

const UNFINISHED_COPY = 'unfinished-copy-of-';

/** What is kept in the place of the id until all files of a copy are there: no start uses it. */
export const unfinishedCopyOf = (id: string): string => UNFINISHED_COPY + id;

export const isUnfinishedCopy = (id: string): boolean => id.startsWith(UNFINISHED_COPY);
