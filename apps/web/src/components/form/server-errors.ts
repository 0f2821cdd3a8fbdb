import { type FieldError, fieldErrorSchema } from '@vitrine/contracts';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';
import { get } from 'react-hook-form';

/** The field errors an API error carries; none for any other error. */
function fieldErrors(error: unknown): FieldError[] {
  if (typeof error !== 'object' || error === null || !('errors' in error)) return [];
  const parsed = fieldErrorSchema.array().safeParse(error.errors);
  return parsed.success ? parsed.data : [];
}

/** Puts each field error of the server under the field it names, where the form has that field. */
export function showServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): void {
  for (const { path, message } of fieldErrors(error)) {
    if (get(form.getValues(), path) === undefined) continue;
    form.setError(path as Path<Values>, { type: 'server', message });
  }
}
