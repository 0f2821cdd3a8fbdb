import type { FieldValues } from 'react-hook-form';
import type { z } from 'zod';
import { schemaResolver } from '#lib/schema-resolver.ts';
import { CheckedForm, type CheckedFormProps } from './checked-form.tsx';

interface FormProps<Values extends FieldValues, Output>
  extends Omit<CheckedFormProps<Values, Output>, 'resolver' | 'prepare'> {
  schema: z.ZodType<Output, Values>;
}

/** A form whose schema is there with it. */
export function Form<Values extends FieldValues, Output>({
  schema,
  ...form
}: FormProps<Values, Output>) {
  return <CheckedForm {...form} resolver={schemaResolver(schema)} />;
}
