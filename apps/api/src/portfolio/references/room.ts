import { createUsersRepository } from '../../people/index.ts';
import { createOutboxRepository } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import { createOwnPortfolio } from '../portfolio/own-portfolio.service.ts';
import { createPortfoliosRepository } from '../portfolio/portfolios.repository.ts';
import { createAskingLimit } from './asking-limit.ts';
import { createErasedWriters } from './erased-writers.ts';
import { createReferenceUndo } from './reference-undo.ts';
import { createReferenceMails } from './references.mails.ts';
import { createReferencesRepository } from './references.repository.ts';

/** What the operations on references share. */
export const createReferencesRoom = (deps: Deps) => ({
  ...deps,
  references: createReferencesRepository(deps.database.tables),
  portfolios: createPortfoliosRepository(deps.database.tables),
  users: createUsersRepository(deps.database.tables),
  outboxRows: createOutboxRepository(deps.database),
  own: createOwnPortfolio(deps),
  limit: createAskingLimit(deps),
  mails: createReferenceMails(deps),
  undo: createReferenceUndo(deps),
  erased: createErasedWriters(deps),
});

export type ReferencesRoom = ReturnType<typeof createReferencesRoom>;
