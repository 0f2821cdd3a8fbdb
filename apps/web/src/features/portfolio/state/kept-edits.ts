import { type Portfolio, portfolioSchema } from '@vitrine/contracts';
import type { KeptDraft } from '../../../lib/kept-drafts.ts';
import type { EditorState } from './editor-action.ts';
import { hasUnsavedEdits } from './editor-state.ts';
import { type Additions, blankAdditions } from './item-kinds.ts';

export const DRAFT_KIND = 'portfolio';
/** Another number when what is kept changes its shape: older drafts are passed over then. */
const FORMAT = 1;

/** Unsaved edits as they wait in the browser. */
export interface KeptEdits extends Pick<EditorState, 'additions' | 'keys' | 'sent'> {
  key: string;
  savedAt: Date;
  /** Both are missing where only the forms for new items hold something. */
  base: Portfolio | undefined;
  draft: Portfolio | undefined;
}

/** What to keep of the editor; undefined when nothing is unsaved. */
export function keptContent(state: EditorState): object | undefined {
  if (!hasUnsavedEdits(state)) return undefined;
  const { base, draft, sent, additions, keys } = state;
  return { format: FORMAT, base, draft, sent, additions, keys };
}

/** Reads what was kept; undefined for what an older version of the product wrote. */
export function readKept({ key, savedAt, content }: KeptDraft): KeptEdits | undefined {
  const { format, base, draft, sent, additions, keys } = (content ?? {}) as Partial<
    KeptEdits & { format: number }
  >;
  if (format !== FORMAT || !hasShape(additions, blankAdditions)) return undefined;
  const edits = { key, savedAt, additions: additions as Additions, keys: keys ?? {} };
  if (!draft) return { ...edits, base: undefined, draft: undefined, sent: undefined };
  const known = portfolioSchema.safeParse(base).data;
  if (!known || !hasShape(draft, known)) return undefined;
  return { ...edits, base: known, draft, sent: hasShape(sent, known) ? sent : undefined };
}

/** Whether it has the same parts of the same kinds; a draft may hold what no contract accepts. */
function hasShape(value: unknown, shape: object): boolean {
  const parts = Object(value) as Record<string, unknown>;
  return Object.entries(shape).every(
    ([name, part]) =>
      typeof parts[name] === typeof part && Array.isArray(parts[name]) === Array.isArray(part),
  );
}
