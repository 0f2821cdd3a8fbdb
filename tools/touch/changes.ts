import { officeChanges } from './changes/back-office.ts';
import type { Change } from './changes/change.ts';
import { contractChanges } from './changes/contract.ts';
import { languageChanges } from './changes/language.ts';
import { portfolioChanges } from './changes/portfolio.ts';

/** In the order of the table. What adds a language copies what those before it have said. */
export const changes: Record<string, Change> = {
  ...portfolioChanges,
  ...officeChanges,
  ...contractChanges,
  ...languageChanges,
};
