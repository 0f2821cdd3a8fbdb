import { useRef, useState } from 'react';
import { z } from 'zod';
import { randomText } from '../random-text.ts';
import { findSavedDraft, useDraft } from './use-draft.ts';

type Texts = Partial<Record<string, string>>;

interface Kept {
  values: Texts;
  /** What was sent last, and the key under which it went. */
  sent?: { words: string; key: string } | undefined;
}

const keptSchema: z.ZodType<Kept> = z.object({
  values: z.record(z.string(), z.string().optional()),
  sent: z.object({ words: z.string(), key: z.string() }).optional(),
});

/** Whether something was typed into such a form and not sent. */
export const isAdditionKept = (owner: string, kind: string): boolean =>
  findSavedDraft(owner, kind, keptSchema) !== undefined;

/**
 * A short form that adds something. What is typed is kept in the browser until it is sent; the same
 * words go under the same key at every try, so that an answer that got lost leaves no second one.
 * @param kind what it adds; every kind has its own drafts
 */
export function useAdditionDraft<T extends Texts>(kind: string, blank: T) {
  const draft = useDraft(kind, keptSchema, { resume: keptSchema });
  const [start, setStart] = useState<T>({ ...blank, ...draft.start?.values });
  const sent = useRef(draft.start?.sent);
  const keep = (values: Texts) => draft.keep({ values, sent: sent.current });
  return {
    /** What the fields start with. */
    start,
    keep,
    /** The key to send these words under. */
    keyOf(values: Texts): string {
      const words = JSON.stringify(values);
      const key = sent.current?.words === words ? sent.current.key : randomText();
      sent.current = { words, key };
      keep(values);
      return key;
    },
    /** It is added, or no longer wanted. */
    drop(): void {
      sent.current = undefined;
      setStart(blank);
      draft.keep(undefined);
    },
  };
}
