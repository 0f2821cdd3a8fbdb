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
import { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { randomText } from '../kept-drafts.ts';
import { useAttempt } from '../use-attempt.ts';
import { useUnsavedWarning } from '../use-unsaved-warning.ts';
import { type Field, formPath, isChanged, valuesOf } from './field.ts';
import { type Choices, type Difference, type Diverged, differences, merged } from './merge.ts';
import { showServerErrors } from './server-errors.ts';
import { useDraft } from './use-draft.ts';

/** Another number when what is kept changes its shape: older drafts are passed over then. */
const FORMAT = 2;

/** What is sent. */
export interface Sending<Stored, Body> {
  body: Body;
  /** What it was made from, whose version it replaces; undefined for a new record. */
  stored: Stored | undefined;
  /** What a new record is added under; the same for every try, so that it is stored once. */
  key: string;
}

export interface EditorOptions<Stored extends object, Values extends FieldValues, Body> {
  /** The kind of its drafts, e.g. `post:new`. */
  draft: string;
  fields: readonly Field[];
  /** As the server has it; undefined for a new record. */
  stored: Stored | undefined;
  /** Reads it again from a draft, and from the `current` of a conflict. */
  storedSchema: z.ZodType<Stored>;
  /** What the form holds of it; by the fields without this. */
  values?: ((stored: Stored | undefined) => Values) | undefined;
  body: (values: Values, stored: Stored | undefined) => Body;
  /** The contract's schema of the body; without it only the server checks. */
  check?: ((stored: Stored | undefined) => z.ZodType) | undefined;
  /** Stores it, and answers what is stored now. */
  send: (sending: Sending<Stored, Body>) => Promise<Stored>;
  /** What somebody else has stored meanwhile; the `current` of the refusal without this. */
  current?: ((refusal: ApiError) => Stored | undefined | Promise<Stored | undefined>) | undefined;
  onSaved: (stored: Stored) => unknown;
  /** Nothing was sent: what is wrong stands at the fields. */
  onInvalid?: (() => void) | undefined;
  /** Nothing was stored, and not because somebody else was faster. */
  onFailed?: (() => void) | undefined;
}

/** Somebody else has saved another version meanwhile. */
export interface Conflict<Stored = object, Values extends object = object> {
  theirs: Stored;
  sides: Diverged<Values>;
  differences: readonly Difference[];
}

interface Base<Stored> {
  stored: Stored | undefined;
  addition: string;
}

/**
 * A record while somebody edits it: its form, the draft of it, what is wrong, and saving it over
 * the version that it was made from. Whatever fails leaves everything as it was typed.
 */
export function useEditor<Stored extends object, Values extends FieldValues, Body>(
  options: EditorOptions<Stored, Values, Body>,
) {
  const { fields, storedSchema, body, check, send } = options;
  const valuesFor = options.values ?? ((stored?: Stored) => valuesOf<Values>(fields, stored ?? {}));
  const [base, setBase] = useState<Base<Stored>>(() => ({
    stored: options.stored,
    addition: randomText(),
  }));
  const [unsaved, setUnsaved] = useState(false);
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict<Stored, Values>>();
  const [comparing, setComparing] = useState(false);
  // What the form's own callbacks read: they outlive the render that made them.
  const latest = useRef({ base, attempted: false });

  const [draftSchema] = useState(() => {
    const blank = valuesFor(options.stored);
    return z.object({
      format: z.literal(FORMAT),
      stored: storedSchema.optional(),
      values: z.custom<Values>((values) => hasShape(values, blank)),
      addition: z.string(),
    });
  });
  const draft = useDraft(options.draft, draftSchema);
  const { element, attempt } = useAttempt();

  const problems = (values: Values) => {
    const { stored } = latest.current.base;
    const error = check?.(stored).safeParse(body(values, stored)).error;
    // Until somebody tries to save, only what will not get better by typing on.
    const told = (error?.issues ?? []).filter(
      ({ code }) => latest.current.attempted || code === 'too_big',
    );
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of told.reverse()) {
      set(errors, formPath(fields, values, path.join('.')), { type: 'check', message });
    }
    return errors;
  };
  const form = useForm<Values>({
    defaultValues: valuesFor(options.stored) as DefaultValues<Values>,
    mode: check ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
    ...(check && {
      resolver: (values: Values) => {
        const errors = problems(values);
        return Object.keys(errors).length > 0 ? { values: {}, errors } : { values, errors: {} };
      },
    }),
  });

  const { errors } = form.formState;

  const noteChange = useEffectEvent((values: Values) => {
    const { stored, addition } = latest.current.base;
    const changed = isChanged(fields, valuesFor(stored), values);
    setUnsaved(changed);
    draft.keep(changed ? { format: FORMAT, stored, values, addition } : undefined);
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => {
          noteChange(values);
          // An error may lie at another field than the one that was typed into.
          if (name !== undefined && latest.current.attempted && check) void form.trigger();
        },
      }),
    // subscribed once: what it calls is always the latest
    [form],
  );
  useUnsavedWarning(unsaved);

  /** Goes on from another state of the record. */
  const put = (stored: Stored | undefined, values: Values, addition?: string) => {
    const next = { stored, addition: addition ?? latest.current.base.addition };
    latest.current.base = next;
    setBase(next);
    form.reset(values, { keepIsSubmitted: true });
  };
  // Read anew while nobody types: shown as it is now.
  const show = useEffectEvent((stored: Stored | undefined) => {
    if (stored === latest.current.base.stored || unsaved || saving) return;
    put(stored, valuesFor(stored));
  });
  useEffect(() => show(options.stored), [options.stored]);

  const saved = (stored: Stored, sent: Values) => {
    // What was typed while it was on its way stays typed.
    const sides = { base: sent, yours: form.getValues(), theirs: valuesFor(stored) };
    latest.current.attempted = false;
    // Here as well, for a screen that was left meanwhile and notes no change any more.
    draft.keep(undefined);
    put(stored, merged(fields, sides), randomText());
    return options.onSaved(stored);
  };
  const failed = async (error: unknown, values: Values): Promise<unknown> => {
    const refusal = error instanceof ApiError && error.current ? error : undefined;
    const read = options.current ?? (({ current }) => storedSchema.safeParse(current).data);
    const theirs = refusal && (await read(refusal));
    if (theirs) {
      const before = valuesFor(latest.current.base.stored);
      const sides = { base: before, yours: values, theirs: valuesFor(theirs) };
      const found = differences(fields, sides);
      // Both did the same: there is nothing to choose, only to save over the newer version.
      if (found.length === 0) return save(theirs, merged(fields, sides));
      setConflict({ theirs, sides, differences: found });
      setComparing(true);
    }
    setFailure(error);
    showServerErrors(form, error, (path) => formPath(fields, values, path));
    return theirs ? undefined : options.onFailed?.();
  };
  const save = async (stored: Stored | undefined, values: Values): Promise<unknown> => {
    setConflict(undefined);
    setFailure(undefined);
    const key = latest.current.base.addition;
    let answer: Stored;
    try {
      answer = await send({ body: body(values, stored), stored, key });
    } catch (error) {
      return failed(error, values);
    }
    return saved(answer, values);
  };
  /** One at a time, with the form's errors and the focus as they have to be afterwards. */
  const run = (action: () => Promise<unknown>) =>
    attempt(async () => {
      setSaving(true);
      await action().finally(() => setSaving(false));
    });
  const submit = (event?: { preventDefault(): void; stopPropagation(): void }) => {
    event?.preventDefault();
    event?.stopPropagation();
    latest.current.attempted = true;
    // What the server said last does not stop the next try.
    form.clearErrors();
    const sendNow = (values: Values) => save(latest.current.base.stored, values);
    return run(form.handleSubmit(sendNow, () => options.onInvalid?.()));
  };

  return {
    form,
    fields,
    element,
    /** What is wrong with a field, by its path in the form. */
    errorOf: (path: string) => (get(errors, path) as FieldError | undefined)?.message,
    /** What the form was made from. */
    stored: base.stored,
    unsaved,
    saving,
    failure,
    conflict,
    /** Whether the two versions of a conflict are being looked at. */
    comparing: comparing && conflict !== undefined,
    compare: setComparing,
    submit,
    /** Saves the choice between two versions over theirs, if it says anything else. */
    settle(choices: Choices) {
      if (!conflict) return;
      const { theirs, sides } = conflict;
      const values = merged(fields, sides, choices);
      setConflict(undefined);
      setFailure(undefined);
      put(theirs, values);
      const isNew = isChanged(fields, sides.theirs, values);
      return run(async () => (isNew ? save(theirs, values) : saved(theirs, values)));
    },
    /** Throws away what is unsaved. */
    discard() {
      draft.keep(undefined);
      latest.current.attempted = false;
      setFailure(undefined);
      setConflict(undefined);
      put(latest.current.base.stored, valuesFor(latest.current.base.stored));
    },
    /** What was left before, to be offered for as long as nothing is typed. */
    left: unsaved ? undefined : draft.left,
    /** Puts it in: made from an older version, it meets the newer one when it is saved. */
    restore() {
      if (!draft.left) return;
      const { content } = draft.left;
      put(content.stored, content.values, content.addition);
      draft.restored(content);
    },
    discardLeft: draft.discard,
    /** False once the browser has refused to keep what is typed. */
    keeps: draft.works,
  };
}

/** What the kit's components need of an editor, whatever it edits. */
export type Editor<Values extends FieldValues = FieldValues> = Omit<
  ReturnType<typeof useEditor<object, Values, unknown>>,
  'stored'
>;

/** Whether it has the same parts as a record of today; a draft may hold what no contract accepts. */
function hasShape(value: unknown, shape: unknown): boolean {
  if (Array.isArray(shape)) return Array.isArray(value);
  if (typeof shape !== 'object' || shape === null)
    return typeof value !== 'object' || value === null;
  return (
    typeof value === 'object' &&
    value !== null &&
    Object.entries(shape).every(
      ([name, part]) => name in value && hasShape((value as Record<string, unknown>)[name], part),
    )
  );
}
