import { useEffect, useEffectEvent, useRef, useState } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  set,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { randomText } from '../random-text.ts';
import { useUnsavedWarning } from '../use-unsaved-warning.ts';
import { type Field, formPath, isChanged, valuesOf } from './field.ts';
import { type DraftReader, useDraft } from './use-draft.ts';

/** Increase it when the shape of a draft changes: older drafts are ignored then. */
const FORMAT = 2;

export interface RecordFormOptions<Stored extends object, Values extends FieldValues, Body> {
  /** The kind of its drafts, e.g. `post:new`. */
  draft: string;
  /** Whether it goes on from a draft at once: someone has asked for that already. */
  resumes?: boolean | undefined;
  fields: readonly Field[];
  /** As the server has it; undefined for a new record. */
  stored: Stored | undefined;
  /** Reads it again from a draft, and from the `current` of a conflict: a schema does. */
  storedSchema: DraftReader<Stored>;
  /** What the form holds of it; by the fields without this. */
  values?: ((stored: Stored | undefined) => Values) | undefined;
  body: (values: Values, stored: Stored | undefined) => Body;
  /**
   * The contract's schema of the body; without it, and where its code does not come, only the
   * server checks.
   */
  check?: ((stored: Stored | undefined) => z.ZodType | Promise<z.ZodType | undefined>) | undefined;
}

/** What the values of the form were made from. */
interface Base<Stored, Values> {
  stored: Stored | undefined;
  /** What a new record is added under; the same for every try. */
  addition: string;
  /** What was sent, where no answer came: kept with the draft. */
  sent: readonly Values[];
}

interface DraftContent<Stored, Values> extends Base<Stored, Values> {
  format: number;
  values: Values;
}

/** Reads drafts whose values have the same parts as these. */
const readerOf = <Stored, Values>(
  storedSchema: DraftReader<Stored>,
  blank: Values,
): DraftReader<DraftContent<Stored, Values>> => ({
  async safeParseAsync(content) {
    const {
      format,
      stored,
      values,
      addition,
      sent = [],
    } = Object(content) as Partial<DraftContent<unknown, Values>>;
    const isKnown = format === FORMAT && typeof addition === 'string';
    const isAlike = [values, ...sent].every((typed) => hasShape(typed, blank));
    if (!isKnown || !isAlike) return { success: false };
    const made = { format, values: values as Values, addition, sent };
    if (stored === undefined) return { success: true, data: { ...made, stored } };
    const read = await storedSchema.safeParseAsync(stored);
    return read.success ? { success: true, data: { ...made, stored: read.data } } : read;
  },
});

/**
 * The form of a record and the draft of what is typed into it.
 * `base` and `attempted` are for callbacks that outlive the render that made them.
 */
export function useRecordForm<Stored extends object, Values extends FieldValues, Body>(
  options: RecordFormOptions<Stored, Values, Body>,
) {
  const { fields, storedSchema, body, check } = options;
  const valuesFor = options.values ?? ((stored?: Stored) => valuesOf<Values>(fields, stored ?? {}));
  const [stored, setStored] = useState(options.stored);
  const [unsaved, setUnsaved] = useState(false);
  const [addition] = useState(randomText);
  const base = useRef<Base<Stored, Values>>({ stored, addition, sent: [] });
  const attempted = useRef(false);

  const [draftReader] = useState(() => readerOf(storedSchema, valuesFor(options.stored)));
  const draft = useDraft(options.draft, draftReader);

  const resolver = async (values: Values) => {
    const { stored: before } = base.current;
    const schema = await check?.(before);
    const issues = schema?.safeParse(body(values, before)).error?.issues ?? [];
    // Before the first save, show only the errors that typing on cannot mend.
    const told = issues.filter(({ code }) => attempted.current || code === 'too_big');
    if (told.length === 0) return { values, errors: {} };
    // it comes after the schema, which brings zod; without it, only the server checks
    const words = await import('../schema-errors.ts').catch(() => undefined);
    if (!words) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of words.schemaErrors(told)) {
      set(errors, formPath(fields, values, path), { type: 'check', message });
    }
    return { values: {}, errors };
  };
  const form = useForm<Values>({
    defaultValues: valuesFor(options.stored) as DefaultValues<Values>,
    mode: check ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
    ...(check && { resolver }),
  });
  const { errors } = form.formState;

  const draftOf = (values: Values): DraftContent<Stored, Values> | undefined =>
    isChanged(fields, valuesFor(base.current.stored), values)
      ? { format: FORMAT, ...base.current, values }
      : undefined;
  const note = useEffectEvent((values: Values, name: string | undefined) => {
    const content = draftOf(values);
    setUnsaved(content !== undefined);
    draft.keep(content);
    // An error may be at another field than the one that was typed into.
    if (name !== undefined && attempted.current && check) void form.trigger();
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => note(values, name),
      }),
    [form],
  );
  useUnsavedWarning(unsaved);

  return {
    form,
    fields,
    /** What the form was made from. */
    stored,
    base,
    /** Whether someone has tried to save since it was last stored. */
    attempted,
    valuesFor,
    unsaved,
    draft,
    /** What a draft of it holds at this moment; undefined where nothing is unsaved. */
    draftNow: () => draftOf(form.getValues()),
    /** What is wrong with a field, by its path in the form. */
    errorOf: (path: string) => (get(errors, path) as FieldError | undefined)?.message,
    /** Replaces the record that is edited, with these values in the form. */
    put(
      next: Stored | undefined,
      values: Values,
      { addition, sent }: Omit<Base<Stored, Values>, 'stored'> = { ...base.current, sent: [] },
    ) {
      base.current = { stored: next, addition, sent };
      setStored(next);
      form.reset(values, { keepIsSubmitted: true });
    },
  };
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
