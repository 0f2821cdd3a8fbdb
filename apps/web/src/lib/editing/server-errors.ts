import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api-error.ts';

/**
 * Puts each field error of the server under the field it names, where the form has that field.
 * @param placeOf where in the form a path of what was sent belongs; the same path without it
 * @returns what was said there
 */
export function showServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
  placeOf: (path: string) => string = (path) => path,
): string[] {
  if (!(error instanceof ApiError)) return [];
  const said: string[] = [];
  for (const { path, message } of error.errors) {
    const place = placeOf(path);
    if (get(form.getValues(), place) === undefined) continue;
    form.setError(place as Path<Values>, { type: 'server', message });
    said.push(message);
  }
  return said;
}
