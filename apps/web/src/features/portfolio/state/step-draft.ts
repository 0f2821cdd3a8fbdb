import { useRef, useState } from 'react';
import { SaidError } from '#lib/api-error.ts';
import { useDraft } from '#lib/editing/use-draft.ts';
import { m } from '#messages';

type Texts = Record<string, string>;

/** What a field said when someone began to type in it, beside what was typed. */
const WAS = 'was:';

/** Of what was typed, what differs from what is saved, with what it was typed over. */
const unsavedOf = (saved: Texts, typed: Texts): Texts =>
  Object.fromEntries(
    Object.entries(typed)
      .filter(([field, text]) => !field.startsWith(WAS) && text !== saved[field])
      .flatMap(([field, text]) => [
        [field, text],
        [WAS + field, typed[WAS + field] ?? ''],
      ]),
  );

/** Reads the fields that the step has; without a schema, as there is no more to know of them. */
function readerFor(saved: Texts) {
  const safeParse = (content: unknown) => {
    const found = Object.entries(Object(content));
    const data = found.filter((entry): entry is [string, string] => typeof entry[1] === 'string');
    const known = data.filter(([field]) => field.replace(WAS, '') in saved);
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
  const [typed, setTyped] = useState<Texts>(draft.start ?? {});
  // What is typed while a save is under way: that knows only what was rendered before.
  const latest = useRef(typed);
  const known = useRef<Texts[]>([]);
  const valuesOf = (texts: Texts) =>
    Object.fromEntries(
      Object.keys(saved).map((field) => [field, texts[field] ?? saved[field]]),
    ) as T;
  const type = (field: keyof T & string) => (text: string) => {
    const was = latest.current[WAS + field] ?? saved[field] ?? '';
    const next = { ...latest.current, [field]: text, [WAS + field]: was };
    latest.current = next;
    setTyped(next);
    const unsaved = unsavedOf(saved, next);
    draft.keep(Object.keys(unsaved).length > 0 ? unsaved : undefined);
  };
  /** Words of another device in fields that were typed in before they came. */
  const newerThan = (texts: Texts) =>
    Object.keys(saved).filter((field) => {
      const [now, was] = [saved[field], texts[WAS + field]];
      if (was === undefined || was === now || texts[field] === now) return false;
      return !known.current.some((one) => one[field] === now);
    });
  return {
    values: valuesOf(typed),
    type,
    /**
     * Saves it with this, and what is typed in the meantime after it; then nothing is kept any more. Words
     * that another device has saved since the typing began are told of once before.
     */
    async saveWith(save: (values: T) => Promise<void>): Promise<void> {
      const newer = newerThan(latest.current);
      if (newer.length > 0) {
        known.current.push(saved);
        throw new SaidError(m.start_newer({ theirs: newer.map((name) => saved[name]).join(', ') }));
      }
      let sent: Texts;
      do {
        sent = latest.current;
        known.current.push(valuesOf(sent));
        await save(valuesOf(sent));
      } while (latest.current !== sent);
      draft.keep(undefined);
    },
  };
}
