import { createTurns } from '../../lib/turns.ts';
import type { Platform } from '../../platform.ts';
import {
  createFileRemovalsRepository,
  createKnownFilesRepository,
} from './known-files.repository.ts';
import { createTrash } from './trash.ts';

export const FOLDER = 'media';

/** What the operations on stored files share. */
export const createMediaFilesRoom = ({ database, files, clock, logger }: Platform) => ({
  ...{ database, files, clock, logger },
  rows: createKnownFilesRepository(database.tables),
  removals: createFileRemovalsRepository(database.tables),
  trash: createTrash(files, FOLDER),
  turns: createTurns(),
});

export type MediaFilesRoom = ReturnType<typeof createMediaFilesRoom>;
