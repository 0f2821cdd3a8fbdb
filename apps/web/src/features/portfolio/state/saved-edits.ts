import {
  forEachList,
  type Portfolio,
  type PortfolioList,
  portfolioSchema,
} from '@vitrine/contracts';
import { z } from 'zod';
import { DRAFT_FORMAT, type SavedEdits } from './editor-state.ts';
import { blankAdditions, isBlank } from './item-kinds.ts';
import { mergePortfolios } from './portfolio-fields.ts';
import { isStored } from './save-body.ts';

/** What an earlier release kept, with the forms that it did not know. */
function withNewerForms(content: unknown): unknown {
  const kept = Object(content) as Partial<Record<string, object>>;
  const typed = Object(kept.additions) as Partial<Record<PortfolioList, object>>;
  const additions =
    kept.additions && forEachList((list) => ({ ...blankAdditions[list], ...typed[list] }));
  return { ...kept, additions };
}

/** Of an earlier release it lacks the parts that came later. */
const keptBase = portfolioSchema.partial().required({ version: true });

const asKept = z.custom<SavedEdits>((content) => {
  const { format, base, draft, sent, additions } = Object(content) as Partial<
    SavedEdits & { format: number }
  >;
  if (format !== DRAFT_FORMAT || !hasShape(additions, blankAdditions)) return false;
  if (!draft) return true;
  const known = keptBase.safeParse(base).data;
  return known !== undefined && [draft, sent ?? draft].every((part) => hasShape(part, known));
});

/** Reads a saved draft; it may hold values that the contract does not accept. */
export const savedEditsSchema = z.preprocess(withNewerForms, asKept);

/** Whether it has the same parts of the same kinds. */
function hasShape(value: unknown, shape: object): boolean {
  const parts = Object(value) as Record<string, unknown>;
  return Object.entries(shape).every(
    ([name, part]) =>
      typeof parts[name] === typeof part && Array.isArray(parts[name]) === Array.isArray(part),
  );
}

/** With the parts that came after the release which kept it: there, nothing was changed. */
function withNewerParts(kept: SavedEdits, now: Portfolio): SavedEdits {
  const { base, draft, sent } = kept;
  if (!base || !draft) return kept;
  const newer = Object.fromEntries(Object.entries(now).filter(([part]) => !(part in base)));
  return {
    ...kept,
    base: { ...newer, ...base },
    draft: { ...newer, ...draft },
    sent: sent && { ...newer, ...sent },
  };
}

/**
 * Kept edits over the portfolio as it is now. Where both changed the same, they stay as they were:
 * the next save asks.
 */
export function restoredEdits(found: SavedEdits, now: Portfolio): SavedEdits {
  const kept = withNewerParts(found, now);
  const { base, draft, sent } = kept;
  if (!base || !draft) return { ...kept, base: now, draft: now };
  // The same version has the same content.
  if (base.version === now.version) return kept;
  // what was sent and arrived is no change any more
  const from = sent && isStored(sent, now) ? now : base;
  const { portfolio, conflicts } = mergePortfolios({ base: from, yours: draft, theirs: now });
  return conflicts.length > 0 ? kept : { ...kept, base: now, draft: portfolio, sent: undefined };
}

/** Whether all of it was saved already and only the answer was lost. */
export function isSettled(found: SavedEdits, now: Portfolio): boolean {
  const { draft, additions } = withNewerParts(found, now);
  const typed = Object.values(additions).some((input) => !isBlank(input));
  return !typed && (draft === undefined || isStored(draft, now));
}
