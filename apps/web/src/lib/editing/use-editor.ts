import { useEffect, useEffectEvent, useRef } from 'react';
import {
  type DefaultValues,
  type FieldError,
  type FieldErrors,
  type FieldValues,
  get,
  type Path,
  set,
  useForm,
} from 'react-hook-form';
import type { z } from 'zod';
import { ApiError } from '../api-error.ts';
import { useBackOnline } from '../use-back-online.ts';
import { formPath, readPath } from './field.ts';
import { showServerErrors } from './server-errors.ts';
import { type RecordOptions, useRecord, valuesReader } from './use-record.ts';
import { type SavingOptions, useSaving } from './use-saving.ts';

export interface EditorOptions<Stored extends object, Values extends FieldValues, Body>
  extends RecordOptions<Stored, Values, Body>,
    SavingOptions<Stored, Values, Body> {
  /**
   * The contract's schema of the body; without it, and where its code does not come, only the
   * server checks.
   */
  check?: ((stored: Stored | undefined) => z.ZodType | Promise<z.ZodType | undefined>) | undefined;
  /** Nothing was sent: what is wrong is at the fields. */
  onInvalid?: (() => void) | undefined;
}

/**
 * A record while someone edits it in a form: the draft of it, what is wrong, and saving it over
 * the version that it was made from.
 */
export function useEditor<Stored extends object, Values extends FieldValues, Body>(
  options: EditorOptions<Stored, Values, Body>,
) {
  const { fields, body, check } = options;
  const resolver = async (values: Values) => {
    const { stored: before } = record.base.current;
    const schema = await check?.(before);
    const issues = schema?.safeParse(body(values, before)).error?.issues ?? [];
    // Before the first save, show only the errors that typing on cannot mend.
    const shown = issues.filter(({ code }) => record.attempted.current || code === 'too_big');
    if (shown.length === 0) return { values, errors: {} };
    // it comes after the schema, which brings zod; without it, only the server checks
    const words = await import('../schema-errors.ts').catch(() => undefined);
    if (!words) return { values, errors: {} };
    const errors: FieldErrors<Values> = {};
    for (const { path, message } of words.schemaErrors(shown)) {
      set(errors, formPath(fields, values, path), { type: 'check', message });
    }
    return { values: {}, errors };
  };
  const form = useForm<Values>({
    defaultValues: valuesReader(options)(options.stored) as DefaultValues<Values>,
    mode: check ? 'onChange' : 'onSubmit',
    shouldFocusError: false,
    ...(check && { resolver }),
  });
  const { errors } = form.formState;
  const record = useRecord(options, {
    get: form.getValues,
    set: (values) => form.reset(values, { keepIsSubmitted: true }),
  });
  const note = useEffectEvent((values: Values, name: string | undefined) => {
    record.changed(values);
    // An error may be at another field than the one that was typed into.
    if (name !== undefined && record.attempted.current && check) void form.trigger();
  });
  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values, name }) => note(values, name),
      }),
    [form],
  );
  const { base, attempted } = record;
  const isAgain = useRef(false);
  const submit = (
    event?: { preventDefault(): void; stopPropagation(): void },
    again = false,
  ): Promise<void> => {
    event?.preventDefault();
    event?.stopPropagation();
    isAgain.current = again;
    attempted.current = true;
    // The server's last errors must not stop the next attempt.
    form.clearErrors();
    const send = (values: Values) => saving.save(again ? undefined : base.current.stored, values);
    return saving.run(form.handleSubmit(send, () => options.onInvalid?.()));
  };
  const onFailed = (error: unknown, values: Values) => {
    showServerErrors(form, error, (path) => formPath(fields, values, path));
    return options.onFailed?.(error, values);
  };
  const saving = useSaving(record, { ...options, onFailed });
  useBackOnline(saving.waits, () => submit(undefined, isAgain.current));
  const { save: _save, run: _run, passed, ...editor } = saving;
  return {
    ...editor,
    form,
    fields,
    /** What is wrong with a field, by its path in the form. */
    errorOf: (path: string) => (get(errors, path) as FieldError | undefined)?.message,
    /** @param again adds it as a record of its own: what it was made from is gone */
    submit,
    /** What was wrong with a field has been put right elsewhere: a failure that said so has passed. */
    mended(path: string) {
      form.clearErrors(path as Path<Values>);
      const values = form.getValues();
      const said = editor.failure instanceof ApiError ? editor.failure.errors : [];
      const places = said.map((error) => formPath(fields, values, error.path));
      // what no field shows is not known to be right
      const isLeft = (place: string) =>
        readPath(values, place) === undefined || form.getFieldState(place as Path<Values>).error;
      if (places.includes(path) && !places.some(isLeft)) passed();
    },
  };
}

/** What the kit's components need of an editor, whatever it edits. */
export type Editor<Values extends FieldValues = FieldValues> = Omit<
  ReturnType<typeof useEditor<object, Values, unknown>>,
  'stored'
>;
