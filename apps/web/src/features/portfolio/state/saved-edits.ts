import { type Portfolio, portfolioSchema } from '@vitrine/contracts';
import { z } from 'zod';
import type { EditorState, SavedEdits } from './editor-state.ts';
import { blankAdditions, isBlank } from './item-kinds.ts';
import { mergeNewer } from './portfolio-fields.ts';
import { isStored } from './save-body.ts';

export const DRAFT_KIND = 'portfolio';
/** Another number when what is kept changes its shape: older drafts are passed over then. */
const FORMAT = 1;

/** What to keep of the editor. */
export const draftContent = ({ base, draft, sent, additions, keys }: EditorState): object => ({
  format: FORMAT,
  base,
  draft,
  sent,
  additions,
  keys,
});

/** Reads what was kept; a draft may hold what no contract accepts. */
export const savedEditsSchema = z.custom<SavedEdits>((content) => {
  const { format, base, draft, sent, additions } = Object(content) as Partial<
    SavedEdits & { format: number }
  >;
  if (format !== FORMAT || !hasShape(additions, blankAdditions)) return false;
  if (!draft) return true;
  const known = portfolioSchema.safeParse(base).data;
  return known !== undefined && [draft, sent ?? draft].every((part) => hasShape(part, known));
});

/** Whether it has the same parts of the same kinds. */
function hasShape(value: unknown, shape: object): boolean {
  const parts = Object(value) as Record<string, unknown>;
  return Object.entries(shape).every(
    ([name, part]) =>
      typeof parts[name] === typeof part && Array.isArray(parts[name]) === Array.isArray(part),
  );
}

/**
 * Kept edits over the portfolio as it is now. Where both changed the same, they stay as they were:
 * the next save asks.
 */
export function restoredEdits(kept: SavedEdits, now: Portfolio): SavedEdits {
  const { base, draft, sent } = kept;
  if (!base || !draft) return { ...kept, base: now, draft: now };
  // The base has the portfolio as it was served: of the same version it is the same.
  if (base.version === now.version) return kept;
  const { portfolio, conflicts } = mergeNewer({ base, draft, sent }, now);
  return conflicts.length > 0 ? kept : { ...kept, base: now, draft: portfolio, sent: undefined };
}

/** Whether the portfolio holds all of it by now: it was saved, and only the answer got lost. */
export function isSettled({ draft, additions }: SavedEdits, now: Portfolio): boolean {
  const typed = Object.values(additions).some((input) => !isBlank(input));
  return !typed && (draft === undefined || isStored(draft, now));
}
