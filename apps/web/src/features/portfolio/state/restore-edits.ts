import type { Portfolio } from '@vitrine/contracts';
import { isBlank } from './item-kinds.ts';
import type { KeptEdits } from './kept-edits.ts';
import { type Diverged, mergePortfolios } from './merge/merge-portfolios.ts';
import { isStored } from './save-body.ts';

/** What restoring kept edits comes to. */
export type Restoring =
  | { outcome: 'ready'; base: Portfolio; draft: Portfolio; merged: boolean }
  | { outcome: 'ask'; diverged: Diverged };

/** Puts kept edits over the portfolio as it is now; what was changed on both sides is asked about. */
export function restoring({ base, draft, sent }: KeptEdits, now: Portfolio): Restoring {
  if (!base || !draft) return { outcome: 'ready', base: now, draft: now, merged: false };
  // The base has the portfolio as it was served: of the same version it is the same.
  if (base.version === now.version) return { outcome: 'ready', base, draft, merged: false };
  const arrived = sent !== undefined && isStored(sent, now);
  const diverged = { base: arrived ? now : base, yours: draft, theirs: now };
  const { portfolio, conflicts } = mergePortfolios(diverged);
  if (conflicts.length > 0) return { outcome: 'ask', diverged };
  return { outcome: 'ready', base: now, draft: portfolio, merged: true };
}

/** Whether the portfolio holds all of it by now: it was saved, and only the answer got lost. */
export function isSettled({ draft, additions }: KeptEdits, now: Portfolio): boolean {
  const typed = Object.values(additions).some((input) => !isBlank(input));
  return !typed && (draft === undefined || isStored(draft, now));
}
