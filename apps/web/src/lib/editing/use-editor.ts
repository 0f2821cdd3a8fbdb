import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { FieldValues, Path } from 'react-hook-form';
import type { z } from 'zod';
import { ApiError, NetworkError } from '../api-error.ts';
import { LoadedCode } from '../loaded-code.ts';
import { randomText } from '../random-text.ts';
import { useAttempt } from '../use-attempt.ts';
import { formPath, isChanged, readPath } from './field.ts';
import type { Choices, Difference, Diverged } from './merge.ts';
import type { WatchedRecord } from './record-changes.ts';
import { type RecordFormOptions, useRecordForm } from './record-form.ts';
import { same } from './same.ts';
import { type Merge, SaveConflict, saveOver } from './save-over.ts';
import { showServerErrors } from './server-errors.ts';

const mergeCode = new LoadedCode(async () => (await import('./merge.ts')).merge);

/** What is sent. */
export interface Sending<Stored, Body> {
  body: Body;
  /** What it was made from, whose version it replaces; undefined for a new record. */
  stored: Stored | undefined;
  /** What a new record is added under; the same for every try, so that it is stored once. */
  key: string;
}

export interface EditorOptions<Stored extends object, Values extends FieldValues, Body>
  extends RecordFormOptions<Stored, Values, Body> {
  /** What may be sent of it, where the server spells it in its own way; see `saveOver`. */
  input?: z.ZodType | undefined;
  /** Stores it, and answers what is stored now. */
  send: (sending: Sending<Stored, Body>) => Promise<Stored>;
  /** What someone else has stored in the meantime; the `current` of the refusal without this. */
  current?: ((refusal: ApiError) => Stored | undefined | Promise<Stored | undefined>) | undefined;
  /** How two versions are put together, where the fields alone do not say it. */
  merging?: LoadedCode<Merge<Values>> | undefined;
  /** Where others may change it in the meantime: how anyone who edits it hears of that at once. */
  watch?: ((stored: Stored) => WatchedRecord<Stored>) | undefined;
  /** @param before what the form was made from */
  onSaved: (stored: Stored, before: Stored | undefined) => unknown;
  /** Nothing was sent: what is wrong is at the fields. */
  onInvalid?: (() => void) | undefined;
  /** Nothing was stored, and not because someone else was faster. */
  onFailed?: (() => void) | undefined;
}

/** Someone else has saved another version in the meantime. */
export interface Conflict<Stored = object, Values extends object = object> {
  theirs: Stored;
  sides: Diverged<Values>;
  differences: readonly Difference[];
  /** It was added under the same key: by the same person, from another device. */
  own: boolean;
}

/**
 * A record while someone edits it: its form, the draft of it, what is wrong, and saving it over
 * the version that it was made from. Whatever fails leaves everything as it was typed.
 */
export function useEditor<Stored extends object, Values extends FieldValues, Body>(
  options: EditorOptions<Stored, Values, Body>,
) {
  const record = useRecordForm(options);
  const { form, fields, base, attempted, valuesFor, unsaved, draft, draftNow, put } = record;
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict<Stored, Values>>();
  const [comparing, setComparing] = useState(false);
  const { element, attempt } = useAttempt();
  const merging: LoadedCode<Merge<Values>> = options.merging ?? mergeCode;

  // A newer version of the record is shown unless the form has unsaved values; then, once those
  // are discarded.
  const newer = useRef<Stored>(undefined);
  const show = useEffectEvent((stored: Stored | undefined) => {
    if (stored === base.current.stored || saving) return;
    newer.current = unsaved ? stored : undefined;
    if (!unsaved) put(stored, valuesFor(stored));
  });
  useEffect(() => show(options.stored), [options.stored]);

  /** Restores the saved draft; if it was made from an older version, saving it finds the conflict. */
  const restore = () => {
    if (!draft.savedDraft) return;
    const { content } = draft.savedDraft;
    put(content.stored, content.values, content);
    draft.restored(content);
  };
  const goOn = useEffectEvent(() => {
    if (options.resumes && !unsaved) restore();
  });
  const isFound = draft.savedDraft !== undefined;
  useEffect(() => {
    if (isFound) goOn();
  }, [isFound]);

  /** Clears the messages of the last attempt. */
  const settled = () => {
    setFailure(undefined);
    setConflict(undefined);
  };
  const saved = async (stored: Stored, sent: Values): Promise<unknown> => {
    const now = form.getValues();
    const sides = { base: sent, yours: now, theirs: valuesFor(stored) };
    // What was typed while the request was running stays in the form.
    const values = same(sent, now)
      ? sides.theirs
      : await merging.load().then(
          (merge) => merge(fields, { ...sides, yours: form.getValues() }, {}).merged,
          () => now,
        );
    attempted.current = false;
    newer.current = undefined;
    // Also here, for an editor that was closed in the meantime and sees no change any more.
    draft.keep(undefined);
    const { stored: before } = base.current;
    put(stored, values, { addition: randomText(), sent: [] });
    return options.onSaved(stored, before);
  };
  const meet = async (theirs: Stored, yours: Values) => {
    const merge = await merging.load();
    const { stored } = base.current;
    const sides = { base: valuesFor(stored), yours, theirs: valuesFor(theirs) };
    return { theirs, sides, own: stored === undefined, ...merge(fields, sides, {}) };
  };
  const newest = async (refusal: ApiError): Promise<Stored | undefined> => {
    if (refusal.status !== 409) return undefined;
    if (options.current) return options.current(refusal);
    const current = await options.storedSchema.safeParseAsync(refusal.current);
    return current.success ? current.data : undefined;
  };
  const failed = (error: unknown, values: Values): unknown => {
    if (error instanceof SaveConflict) {
      const { cause, theirs, sides, differences } = error;
      setConflict({ theirs, sides, differences, own: base.current.stored === undefined });
      setComparing(true);
      setFailure(cause);
      return undefined;
    }
    setFailure(error);
    showServerErrors(form, error, (path) => formPath(fields, values, path));
    return options.onFailed?.();
  };
  const save = async (stored: Stored | undefined, values: Values): Promise<unknown> => {
    settled();
    const { addition: key, sent } = base.current;
    const { body, input, send } = options;
    const record = {
      ...{ fields, valuesOf: valuesFor, body, input, newest, loadMerge: () => merging.load() },
      send: (made: Body, over: Stored | undefined) => send({ body: made, stored: over, key }),
      onSent(unanswered: readonly Values[]) {
        base.current = { ...base.current, sent: unanswered };
        draft.keep(draftNow());
      },
    };
    let now: Stored;
    try {
      now = (await saveOver(record, { stored, values, sent })).stored;
    } catch (error) {
      return failed(error, values);
    }
    return saved(now, values);
  };
  /** One at a time; afterwards the focus goes to the first error. */
  const run = (action: () => Promise<unknown>) =>
    attempt(async () => {
      setSaving(true);
      await action().finally(() => setSaving(false));
    });

  return {
    form,
    fields,
    element,
    errorOf: record.errorOf,
    stored: record.stored,
    unsaved,
    saving,
    failure,
    conflict,
    /** Whether the two versions of a conflict are being looked at. */
    comparing: comparing && conflict !== undefined,
    /** Of a record that is stored. */
    watched: record.stored && options.watch?.(record.stored),
    /** Shows what someone else stored in the meantime; beside what is typed, in the dialog to choose. */
    async meet(theirs: Stored): Promise<void> {
      if (!unsaved) return put(theirs, valuesFor(theirs));
      const code = await merging
        .load()
        .catch((error: unknown) => setFailure(new NetworkError(error)));
      if (!code) return;
      const met = await meet(theirs, form.getValues());
      if (met.differences.length === 0) return put(theirs, met.merged);
      setConflict(met);
      setComparing(true);
    },
    /** Opens the dialog with both versions, yours as it is now, or closes it for later. */
    compare(open: boolean): Promise<void> | undefined {
      setComparing(open);
      return open && conflict
        ? meet(conflict.theirs, form.getValues()).then(setConflict)
        : undefined;
    },
    /** @param again adds it as a record of its own: what it was made from is gone */
    submit(event?: { preventDefault(): void; stopPropagation(): void }, anew = false) {
      event?.preventDefault();
      event?.stopPropagation();
      attempted.current = true;
      // The server's last errors must not stop the next attempt.
      form.clearErrors();
      const send = (values: Values) => save(anew ? undefined : base.current.stored, values);
      return run(form.handleSubmit(send, () => options.onInvalid?.()));
    },
    /** Saves the choice between two versions over theirs, if it says anything else. */
    async settle(choices: Choices): Promise<void> {
      if (!conflict) return;
      const { theirs, sides } = conflict;
      const merge = await merging.load();
      const values = merge(fields, sides, choices).merged;
      settled();
      put(theirs, values);
      const isOther = isChanged(fields, sides.theirs, values);
      return run(async () => (isOther ? save(theirs, values) : saved(theirs, values)));
    },
    /** What was wrong with a field has been put right elsewhere: a failure that said so has passed. */
    mended(path: string) {
      form.clearErrors(path as Path<Values>);
      const values = form.getValues();
      const said = failure instanceof ApiError ? failure.errors : [];
      const places = said.map((error) => formPath(fields, values, error.path));
      // what no field shows is not known to be right
      const isLeft = (place: string) =>
        readPath(values, place) === undefined || form.getFieldState(place as Path<Values>).error;
      if (places.includes(path) && !places.some(isLeft)) setFailure(undefined);
    },
    /** Discards what is unsaved. */
    discard() {
      draft.keep(undefined);
      attempted.current = false;
      settled();
      const stored = newer.current ?? base.current.stored;
      newer.current = undefined;
      put(stored, valuesFor(stored), { addition: randomText(), sent: [] });
    },
    /** The saved draft, to be offered while nothing is typed. */
    savedDraft: unsaved ? undefined : draft.savedDraft,
    restore,
    discardSavedDraft: draft.discard,
    /** There is one, and the code that reads it did not come. */
    unreadDraft: draft.unread && !unsaved,
    readDraft: draft.look,
    /** What is unsaved in this editor at this moment, for keeping it elsewhere, too. */
    draftNow,
    /** False once the browser has refused to keep what is typed. */
    keeps: draft.works,
  };
}

/** What the kit's components need of an editor, whatever it edits. */
export type Editor<Values extends FieldValues = FieldValues> = Omit<
  ReturnType<typeof useEditor<object, Values, unknown>>,
  'stored'
>;
