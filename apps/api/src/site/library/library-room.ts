import { rowsOf } from '../../db/rows.ts';
import type { Deps } from '../deps.ts';
import { createTagsRepository } from './library.repository.ts';

/** What the operations on pictures of the library share. */
export const createLibraryRoom = (deps: Deps) => ({
  ...deps,
  uses: deps.pictureUses,
  library: rowsOf(deps.database.tables.libraryItems),
  tags: createTagsRepository(deps.database.tables),
});

export type LibraryRoom = ReturnType<typeof createLibraryRoom>;
