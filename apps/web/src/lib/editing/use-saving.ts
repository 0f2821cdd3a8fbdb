import { same } from '@vitrine/contracts';
import { useEffect, useEffectEvent, useRef, useState } from 'react';
import type { z } from 'zod';
import { type ApiError, isUnreachable, NetworkError } from '../api-error.ts';
import { LoadedCode } from '../loaded-code.ts';
import { randomText } from '../random-text.ts';
import { useAttempt } from '../use-attempt.ts';
import { isChanged, isSent, readPath, withPath } from './field.ts';
import type { Choices, Difference, Diverged } from './merge.ts';
import type { WatchedRecord } from './record-changes.ts';
import { type Merge, SaveConflict, saveOver, sidesOf } from './save-over.ts';
import type { EditedRecord, RecordOptions } from './use-record.ts';

const mergeCode = new LoadedCode(async () => (await import('./merge.ts')).merge);

/** What is sent. */
export interface Sending<Stored, Body> {
  body: Body;
  /** What it was made from, whose version it replaces; undefined for a new record. */
  stored: Stored | undefined;
  /** What a new record is added under; the same for every try, so that it is stored once. */
  key: string;
}

/** Someone else has saved another version in the meantime. */
export interface Conflict<Stored = object, Values extends object = object> {
  theirs: Stored;
  sides: Diverged<Values>;
  differences: readonly Difference[];
  /** It was added under the same key: by the same person, from another device. */
  own: boolean;
}

export interface SavingOptions<Stored extends object, Values extends object, Body>
  extends Pick<
    RecordOptions<Stored, Values, Body>,
    'stored' | 'storedSchema' | 'resumes' | 'body'
  > {
  /** What may be sent of it, where the server spells it in its own way; see `saveOver`. */
  input?: z.ZodType | undefined;
  /** Stores it, and answers what is stored now. */
  send: (sending: Sending<Stored, Body>) => Promise<Stored>;
  /** What someone else has stored in the meantime; the `current` of the refusal without this. */
  current?: ((refusal: ApiError) => Stored | undefined | Promise<Stored | undefined>) | undefined;
  /** How two versions are put together, where the fields alone do not say it. */
  merging?: LoadedCode<Merge<Values>> | undefined;
  /**
   * Which differences a person decides, where that is not everything that someone else has changed.
   * The rest of a newer version is taken in without a question.
   */
  asks?: ((difference: Difference) => boolean) | undefined;
  /** Where others may change it in the meantime: how anyone who edits it hears of that at once. */
  watch?: ((stored: Stored) => WatchedRecord<Stored>) | undefined;
  /**
   * @param before what the values were made from
   * @param together what someone else has changed is in it as well
   */
  onSaved: (stored: Stored, before: Stored | undefined, together: boolean) => unknown;
  /** Nothing was stored, and not because someone else was faster. */
  onFailed?: ((error: unknown, values: Values) => void) | undefined;
}

/**
 * Saves a record over the version that it was made from. Whatever fails leaves everything as it was
 * typed.
 */
export function useSaving<Stored extends object, Values extends object, Body>(
  record: EditedRecord<Stored, Values>,
  options: SavingOptions<Stored, Values, Body>,
) {
  const { fields, base, attempted, valuesFor, unsaved, draft, draftNow, put } = record;
  const { asks } = options;
  const [saving, setSaving] = useState(false);
  const [failure, setFailure] = useState<unknown>();
  const [conflict, setConflict] = useState<Conflict<Stored, Values>>();
  const [comparing, setComparing] = useState(false);
  const { element, attempt } = useAttempt();
  const merging: LoadedCode<Merge<Values>> = options.merging ?? mergeCode;
  const sentFields = fields.filter(isSent);
  const isAsked = (difference: Difference) =>
    isSent(difference.field) && (asks?.(difference) ?? true);

  // A newer version of the record is shown unless there are unsaved values; then, once those
  // are discarded.
  const newer = useRef<Stored>(undefined);
  const show = useEffectEvent((stored: Stored | undefined) => {
    if (stored === base.current.stored || saving) return;
    newer.current = unsaved ? stored : undefined;
    if (!unsaved) put(stored, valuesFor(stored));
  });
  useEffect(() => show(options.stored), [options.stored]);

  /** Takes in a newer version than the draft was made from, where nothing of it is asked. */
  const join = async (newest: Stored | undefined) => {
    const before = valuesFor(base.current.stored);
    if (!newest || !isChanged(fields, before, valuesFor(newest))) return;
    const { merged, differences } = await meet(newest);
    if (differences.length === 0) put(newest, merged);
  };
  /** Restores the saved draft; if it was made from an older version, saving it finds the conflict. */
  const restore = () => {
    if (!draft.savedDraft) return;
    const { content } = draft.savedDraft;
    put(content.stored, content.values, content);
    draft.restored(content);
    // where that fails, the save does it
    if (asks) void join(options.stored).catch(() => undefined);
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
  const saved = async (stored: Stored, sent: Values, together = false): Promise<unknown> => {
    const theirs = valuesFor(stored);
    // what is never sent was not stored: it stays as it is typed
    const arrived = fields
      .filter((field) => !isSent(field))
      .reduce((made, { path }) => withPath(made, path, readPath(theirs, path)), sent);
    const now = record.values();
    // What was typed while the request was running stays.
    const values = same(arrived, now)
      ? theirs
      : await merging.load().then(
          (merge) => merge(fields, { base: arrived, yours: record.values(), theirs }, {}).merged,
          () => now,
        );
    attempted.current = false;
    newer.current = undefined;
    // Also here, for an editor that was closed in the meantime and sees no change any more.
    draft.keep(undefined);
    const { stored: before } = base.current;
    put(stored, values, { addition: randomText(), sent: [] });
    return options.onSaved(stored, before, together);
  };
  const meet = async (theirs: Stored) => {
    const merge = await merging.load();
    const { stored, sent } = base.current;
    const sides = sidesOf(writing(), { stored, values: record.values(), sent }, theirs);
    const { merged, differences } = merge(fields, sides, {});
    const asked = differences.filter(isAsked);
    return { theirs, sides, own: stored === undefined, merged, differences: asked };
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
      const asked = differences.filter(isAsked);
      setConflict({ theirs, sides, differences: asked, own: base.current.stored === undefined });
      setComparing(true);
      setFailure(cause);
      return undefined;
    }
    setFailure(error);
    return options.onFailed?.(error, values);
  };
  const writing = () => {
    const { addition: key } = base.current;
    const { body, input, send } = options;
    return {
      ...{ fields: sentFields, valuesOf: valuesFor, body, input, newest, asks },
      loadMerge: () => merging.load(),
      send: (made: Body, over: Stored | undefined) => send({ body: made, stored: over, key }),
      onSent(unanswered: readonly Values[]) {
        base.current = { ...base.current, sent: unanswered };
        draft.keep(draftNow());
      },
    };
  };
  const save = async (stored: Stored | undefined, values: Values): Promise<unknown> => {
    settled();
    let answer: Awaited<ReturnType<typeof saveOver<Stored, Values, Body>>>;
    try {
      answer = await saveOver(writing(), { stored, values, sent: base.current.sent });
    } catch (error) {
      return failed(error, values);
    }
    return saved(answer.stored, values, answer.together);
  };
  /** One at a time; afterwards the focus goes to the first error. */
  const run = (action: () => Promise<unknown>) =>
    attempt(async () => {
      setSaving(true);
      await action().finally(() => setSaving(false));
    });

  return {
    element,
    stored: record.stored,
    unsaved,
    saving,
    failure,
    /** Whether it is only the network that the last save failed for. */
    waits: isUnreachable(failure),
    conflict,
    /** Whether the two versions of a conflict are being looked at. */
    comparing: comparing && conflict !== undefined,
    /** Of a record that is stored. */
    watched: record.stored && options.watch?.(record.stored),
    save,
    run,
    /** What failed has been put right. */
    passed: () => setFailure(undefined),
    /** Shows what someone else stored in the meantime; beside what is typed, in the dialog to choose. */
    async meet(theirs: Stored): Promise<void> {
      if (!unsaved) return put(theirs, valuesFor(theirs));
      const code = await merging
        .load()
        .catch((error: unknown) => setFailure(new NetworkError(error)));
      if (!code) return;
      const met = await meet(theirs);
      if (met.differences.length === 0) return put(theirs, met.merged);
      setConflict(met);
      setComparing(true);
    },
    /** Opens the dialog with both versions, yours as it is now, or closes it for later. */
    compare(open: boolean): Promise<void> | undefined {
      setComparing(open);
      return open && conflict ? meet(conflict.theirs).then(setConflict) : undefined;
    },
    /** Saves the choice between two versions over theirs, if it says anything else. */
    async settle(choices: Choices, saves = true): Promise<void> {
      if (!conflict) return;
      const { theirs, sides } = conflict;
      const merge = await merging.load();
      const values = merge(fields, sides, choices).merged;
      settled();
      put(theirs, values);
      if (!saves) return;
      const isOther = isChanged(sentFields, sides.theirs, values);
      return run(async () => (isOther ? save(theirs, values) : saved(theirs, values)));
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
