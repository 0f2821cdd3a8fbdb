import { useState } from 'react';
import { useDraft } from '#lib/editing/use-draft.ts';

type Texts = Record<string, string>;

/** Of what was typed, what differs from what is saved. */
const unsavedOf = (saved: Texts, typed: Texts): Texts =>
  Object.fromEntries(Object.entries(typed).filter(([field, text]) => text !== saved[field]));

/** Reads the fields that the step has; without a schema, as there is no more to know of them. */
function readerFor(saved: Texts) {
  const safeParse = (content: unknown) => {
    const found = Object.entries(Object(content));
    const data = found.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const known = data.filter(([field]) => field in saved);
    return { success: true as const, data: Object.fromEntries(known) };
  };
  return { safeParse, safeParseAsync: async (content: unknown) => safeParse(content) };
}

/**
 * What is typed into a step of the guided start. It is kept in the browser until it is saved: a
 * reload, and the way to another step, lose none of it.
 * @param saved what the fields start with; what is kept is only what differs
 */
export function useStepDraft<T extends Texts>(step: string, saved: T) {
  const reader = readerFor(saved);
  const draft = useDraft(`start:${step}`, reader, { resume: reader });
  const [typed, setTyped] = useState(draft.start ?? {});
  const type = (field: keyof T & string) => (text: string) => {
    const next = { ...typed, [field]: text };
    setTyped(next);
    const unsaved = unsavedOf(saved, next);
    draft.keep(Object.keys(unsaved).length > 0 ? unsaved : undefined);
  };
  return {
    values: { ...saved, ...typed } as T,
    type,
    /** Saves it with this, after which nothing is kept any more. */
    async saveWith(save: () => Promise<void>): Promise<void> {
      await save();
      draft.keep(undefined);
    },
  };
}
