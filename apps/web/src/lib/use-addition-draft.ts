import { useRef, useState } from 'react';
import { findSavedDraft, useDraft } from './editing/use-draft.ts';
import { randomText } from './random-text.ts';

type Texts = Partial<Record<string, string>>;

interface Kept {
  values: Texts;
  /** What was sent last, and the key under which it went. */
  sent?: { words: string; key: string } | undefined;
}

/** Reads it without a schema: forms that have none at first sight keep what is typed, too. */
const keptReader = {
  safeParse(content: unknown) {
    const { values, sent } = Object(content) as Partial<Kept>;
    const texts = [...Object.values(Object(values)), ...Object.values(Object(sent))];
    const isKept = typeof values === 'object' && texts.every((text) => typeof text === 'string');
    return isKept
      ? ({ success: true, data: { values, sent } } as const)
      : ({ success: false } as const);
  },
  safeParseAsync: async (content: unknown) => keptReader.safeParse(content),
};

/** Whether something was typed into such a form and not sent. */
export const isAdditionKept = (owner: string, kind: string): boolean =>
  findSavedDraft(owner, kind, keptReader) !== undefined;

/**
 * A short form that adds something. What is typed is kept in the browser until it is sent; the same
 * words go under the same key at every try, so that an answer that got lost leaves no second one.
 * @param kind what it adds; every kind has its own drafts
 */
export function useAdditionDraft<T extends Texts>(kind: string, blank: T) {
  const draft = useDraft(kind, keptReader, { resume: keptReader });
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
