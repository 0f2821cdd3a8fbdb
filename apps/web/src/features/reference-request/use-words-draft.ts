import { useState } from 'react';
import type { FormValues } from '#components/form/public-form.tsx';
import { findSavedDraft, useDraft } from '#lib/editing/use-draft.ts';
import { listDrafts, removeDraft } from '#lib/saved-drafts.ts';

/** Anyone who writes has no account: the drafts of a browser are distinguished by the request. */
const OWNER = 'reference';

/** Reads it without a schema, which the page of the link does not bring. */
const wordsReader = {
  safeParse(content: unknown) {
    const isWords = Object.values(Object(content)).every((value) => typeof value === 'string');
    return isWords && typeof content === 'object'
      ? ({ success: true, data: Object(content) as FormValues } as const)
      : ({ success: false } as const);
  },
  safeParseAsync: async (content: unknown) => wordsReader.safeParse(content),
};

/** What was typed for a request, from the latest visit of this browser. */
export const readWords = (requestId: string): FormValues | undefined =>
  findSavedDraft(OWNER, requestId, wordsReader);

/** Keeps what is typed in this browser until it is sent; two tabs keep theirs apart. */
export function useWordsDraft(requestId: string) {
  const draft = useDraft<FormValues>(requestId, wordsReader, { owner: OWNER });
  const [start] = useState(() => readWords(requestId));
  return {
    ...draft,
    start,
    /** Sent, or no longer wanted: earlier drafts of the request go, too. */
    drop(): void {
      draft.keep(undefined);
      for (const { key } of listDrafts(OWNER, requestId)) removeDraft(key);
    },
  };
}
