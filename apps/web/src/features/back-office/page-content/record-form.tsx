import { same } from '@vitrine/contracts';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { KindsProvider } from '#components/editing/kinds.ts';
import { FormContextProvider } from '#components/form/form-context.ts';
import { ApiError } from '#lib/api-error.ts';
import { formPath } from '#lib/editing/field.ts';
import { entryKinds } from '../website-content/entry-fields.tsx';
import { type EditedRecord, fieldsOf } from './edited-record.ts';
import type { RecordEditing } from './save-tab.ts';

interface RecordFormProps {
  record: EditedRecord;
  editor: RecordEditing;
  children: ReactNode;
}

/** The form of one record of a tab: fields in it bind by their paths, and the tab saves them all. */
export function RecordForm({ record, editor, children }: RecordFormProps) {
  const { key, values } = record;
  const form = useForm<Record<string, unknown>>({ defaultValues: { ...values } });
  const failure = editor.failures.get(key);
  const change = useEffectEvent((typed: object) => {
    // a copy: the form goes on changing its own
    if (!same(typed, values)) editor.change(key, structuredClone(typed));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: (now) => change(now.values) }),
    [form],
  );
  // Saved, or decided between two versions: it says something else than was typed.
  useEffect(() => {
    if (!same(form.getValues(), values)) form.reset({ ...values });
  }, [form, values]);
  const surrounding = {
    register: (name: string) => form.register(name),
    errorOf: (name: string) => errorsOf(record, failure)[name],
    sending: editor.saving,
  };
  return (
    <FormProvider {...form}>
      <FormContextProvider value={surrounding}>
        <KindsProvider value={entryKinds}>{children}</KindsProvider>
      </FormContextProvider>
    </FormProvider>
  );
}

/** What the server says of each field, by its path in the form. */
function errorsOf({ source, values }: EditedRecord, failure: unknown): Record<string, string> {
  if (!(failure instanceof ApiError)) return {};
  const fields = fieldsOf(source);
  return Object.fromEntries(
    failure.errors.map(({ path, message }) => [formPath(fields, values, path), message]),
  );
}
