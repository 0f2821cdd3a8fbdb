import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '../../lib/api-error.ts';

/**
 * Puts each field error of the server under the field it names, where the form has that field.
 * Answers what it said there.
 */
export function showServerErrors<Values extends FieldValues, Output>(
  form: UseFormReturn<Values, unknown, Output>,
  error: unknown,
): string[] {
  if (!(error instanceof ApiError)) return [];
  const said: string[] = [];
  for (const { path, message } of error.errors) {
    if (get(form.getValues(), path) === undefined) continue;
    form.setError(path as Path<Values>, { type: 'server', message });
    said.push(message);
  }
  return said;
}
