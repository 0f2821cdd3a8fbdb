import { m } from '#messages';
import { ApiError, NetworkError } from '../../../lib/api-error.ts';
import type { FieldSpec } from './field-spec.ts';

/** What the server says of each field, by the field's path. */
export function fieldErrors(specs: readonly FieldSpec[], error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  return Object.fromEntries(
    specs.flatMap(({ path, items }) => {
      // Of entries with fields, each has its own: 'sections.3.title'.
      if (items) return inside(path, error);
      // Of a list the server names the entry: 'features.3' belongs to 'features'.
      const said = error.errors.find((one) => one.path === path || one.path.startsWith(`${path}.`));
      return said ? [[path, said.message]] : [];
    }),
  );
}

const inside = (path: string, { errors }: ApiError): [string, string][] =>
  errors.flatMap((one) => (one.path.startsWith(`${path}.`) ? [[one.path, one.message]] : []));

/** Why something failed, in the server's own words where it had some. */
export function reasonOf(error: unknown): string {
  if (error instanceof NetworkError) return m.admin_content_no_network();
  return error instanceof Error ? error.message : String(error);
}
