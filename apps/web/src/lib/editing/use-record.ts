import { useRef, useState } from 'react';
import { randomText } from '../random-text.ts';
import { useUnsavedWarning } from '../use-unsaved-warning.ts';
import { type Field, isChanged, valuesOf } from './field.ts';
import { type DraftReader, useDraft } from './use-draft.ts';

/** Increase it when the shape of a draft changes: older drafts are ignored then. */
export const DRAFT_FORMAT = 2;

export interface RecordOptions<Stored extends object, Values extends object, Body> {
  /** The kind of its drafts, e.g. `post:new`. */
  draft: string;
  /** Whether it goes on from a draft at once: someone has asked for that already. */
  resumes?: boolean | undefined;
  /** A draft of an earlier release as one of today; of today's, the same. */
  upgrade?: ((content: unknown) => unknown) | undefined;
  fields: readonly Field[];
  /** As the server has it; undefined for a new record. */
  stored: Stored | undefined;
  /** Reads it again from a draft, and from the `current` of a conflict: a schema does. */
  storedSchema: DraftReader<Stored>;
  /** What the form holds of it; by the fields without this. */
  values?: ((stored: Stored | undefined) => Values) | undefined;
  body: (values: Values, stored: Stored | undefined) => Body;
}

/** Where the values are while someone types: in a form, or in the state of a screen. */
export interface ValueHolder<Values> {
  get: () => Values;
  set: (values: Values) => void;
}

/** What the values were made from. */
export interface Base<Stored, Values> {
  stored: Stored | undefined;
  /** What a new record is added under; the same for every try. */
  addition: string;
  /** What was sent, where no answer came: kept with the draft. */
  sent: readonly Values[];
}

export interface DraftContent<Stored, Values> extends Base<Stored, Values> {
  format: number;
  values: Values;
}

/** What the form holds of a record. */
export const valuesReader = <Stored extends object, Values extends object>({
  fields,
  values = (stored) => valuesOf<Values>(fields, stored ?? {}),
}: Pick<RecordOptions<Stored, Values, unknown>, 'fields' | 'values'>) => values;

/** Reads drafts whose values have the same parts as these. */
export const readerOf = <Stored, Values>(
  storedSchema: DraftReader<Stored>,
  blank: Values,
  upgrade = (content: unknown) => content,
): DraftReader<DraftContent<Stored, Values>> => ({
  async safeParseAsync(content) {
    const {
      format,
      stored,
      values,
      addition,
      sent = [],
    } = Object(upgrade(content)) as Partial<DraftContent<unknown, Values>>;
    const isKnown = format === DRAFT_FORMAT && typeof addition === 'string';
    const isAlike = [values, ...sent].every((typed) => hasShape(typed, blank));
    if (!isKnown || !isAlike) return { success: false };
    const made = { format, values: values as Values, addition, sent };
    if (stored === undefined) return { success: true, data: { ...made, stored } };
    const read = await storedSchema.safeParseAsync(stored);
    return read.success ? { success: true, data: { ...made, stored: read.data } } : read;
  },
});

/** A record and the draft of what is typed of it, wherever its values are held. */
export function useRecord<Stored extends object, Values extends object, Body>(
  options: RecordOptions<Stored, Values, Body>,
  holder: ValueHolder<Values>,
) {
  const { fields, storedSchema, upgrade } = options;
  const valuesFor = valuesReader(options);
  const [stored, setStored] = useState(options.stored);
  const [unsaved, setUnsaved] = useState(false);
  const [addition] = useState(randomText);
  const base = useRef<Base<Stored, Values>>({ stored, addition, sent: [] });
  const attempted = useRef(false);
  const [reader] = useState(() => readerOf(storedSchema, valuesFor(options.stored), upgrade));
  const draft = useDraft(options.draft, reader);
  useUnsavedWarning(unsaved);

  const draftOf = (values: Values): DraftContent<Stored, Values> | undefined =>
    isChanged(fields, valuesFor(base.current.stored), values)
      ? { format: DRAFT_FORMAT, ...base.current, values }
      : undefined;
  return {
    ...{ fields, valuesFor, unsaved, draft },
    /** What the values were made from, and the same for callbacks that outlive a render. */
    ...{ stored, base },
    /** Whether someone has tried to save since it was last stored. */
    attempted,
    /** What is typed at this moment. */
    values: holder.get,
    /** What a draft of it holds at this moment; undefined where nothing is unsaved. */
    draftNow: () => draftOf(holder.get()),
    /** Call after each change of the values. */
    changed(values: Values) {
      const content = draftOf(values);
      setUnsaved(content !== undefined);
      draft.keep(content);
    },
    /** Replaces the record that is edited, with these values typed over it. */
    put(
      next: Stored | undefined,
      values: Values,
      { addition, sent }: Omit<Base<Stored, Values>, 'stored'> = { ...base.current, sent: [] },
    ) {
      base.current = { stored: next, addition, sent };
      setStored(next);
      holder.set(values);
    },
  };
}

export type EditedRecord<Stored extends object, Values extends object> = ReturnType<
  typeof useRecord<Stored, Values, unknown>
>;

/** Reads and changes what is typed; the same for as long as the screen is open. */
export interface Edits<Values> {
  values: () => Values;
  change: (how: (values: Values) => Values) => void;
}

/** A record whose values are held by a screen: they are replaced by each change. */
export function useHeldRecord<Stored extends object, Values extends object, Body>(
  options: RecordOptions<Stored, Values, Body>,
) {
  const [shown, setShown] = useState(() => valuesReader(options)(options.stored));
  const latest = useRef(shown);
  const set = (values: Values) => {
    latest.current = values;
    setShown(values);
    record.changed(values);
  };
  const record = useRecord(options, { get: () => latest.current, set });
  const [edits] = useState<Edits<Values>>(() => ({
    values: () => latest.current,
    change: (how) => set(how(latest.current)),
  }));
  return { record, shown, edits };
}

/** Whether it has the same parts as a record of today; a draft may hold what no contract accepts. */
function hasShape(value: unknown, shape: unknown): boolean {
  if (Array.isArray(shape)) return Array.isArray(value);
  const isGroup = (one: unknown): one is Record<string, unknown> =>
    typeof one === 'object' && one !== null;
  if (!isGroup(shape)) return !isGroup(value);
  return (
    isGroup(value) &&
    Object.entries(shape).every(([name, part]) => name in value && hasShape(value[name], part))
  );
}
