import { locales, type Portfolio } from '@vitrine/contracts';
import { z } from 'zod';
import { unreadWords } from './import-words.ts';
import { pageIn } from './page-in-language.ts';
import { type Review, reviewParts } from './review-parts.ts';
import { mayBeTaken, standingOf } from './standing.ts';

/** The kind of the drafts of this screen. */
export const IMPORT_DRAFT = 'import';

/** What is brought along and not yet on the page, for anyone who leaves and comes back. */
export interface ImportDraft {
  /** Another number when the shape changes: older drafts are passed over then. */
  format: typeof FORMAT;
  /** What was pasted. */
  text: string;
  /** What was read, with what is chosen and corrected of it. */
  review?: Review | undefined;
}

const FORMAT = 1;

export const importDraft = (text: string, review: Review | undefined): ImportDraft | undefined =>
  review || text.trim() ? { format: FORMAT, text, review } : undefined;

const placeSchema = z.object({
  unit: z.enum(['row', 'entry', 'line', 'file']),
  of: z.string(),
  number: z.number(),
});

/** Reads one again. What the page would refuse of an entry is told in the review. */
export const importDraftSchema: z.ZodType<ImportDraft> = z.object({
  format: z.literal(FORMAT),
  text: z.string(),
  review: z
    .object({
      language: z.enum(locales).optional(),
      entries: z.array(
        z.object({
          id: z.string(),
          part: z.enum(reviewParts),
          fields: z.record(z.string(), z.unknown()),
          place: placeSchema,
          taken: z.boolean(),
        }),
      ),
      unread: z.array(
        z.object({
          reason: z.enum(Object.keys(unreadWords) as (keyof typeof unreadWords)[]),
          place: placeSchema,
          text: z.string(),
        }),
      ),
    })
    .optional(),
});

/** Beside the page as it is now: what came onto it in the meantime is not taken once more. */
export function besidePage(review: Review, portfolio: Portfolio): Review {
  const page = pageIn(portfolio, review.language);
  const entries = review.entries.map((entry) =>
    entry.taken && !mayBeTaken(standingOf(entry, page)) ? { ...entry, taken: false } : entry,
  );
  return { ...review, entries };
}
