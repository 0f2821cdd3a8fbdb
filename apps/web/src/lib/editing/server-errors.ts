import { type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';
import { ApiError } from '../api-error.ts';

/**
 * Puts each field error of the server under the field it names, where the form has that field.
 * @param placeOf where in the form a path of what was sent belongs; the same path without it
 * @returns whether all that the server said is there
 */
export function showServerErrors<Values extends FieldValues, Context, Output>(
  form: UseFormReturn<Values, Context, Output>,
  error: unknown,
  placeOf: (path: string) => string = (path) => path,
): boolean {
  if (!(error instanceof ApiError)) return false;
  const isPlaced = ({ path }: { path: string }) =>
    get(form.getValues(), placeOf(path)) !== undefined;
  const placed = error.errors.filter(isPlaced);
  for (const { path, message } of placed) {
    form.setError(placeOf(path) as Path<Values>, { type: 'server', message });
  }
  return placed.length > 0 && placed.length === error.errors.length;
}
