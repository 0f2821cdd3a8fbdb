import { type ContentType, contentSchemas } from '@vitrine/contracts';
import type { Entry } from './content.repository.ts';

/** The contract's fields of an entry, under the contract's names. */
export function presentEntry(type: ContentType, entry: Entry): Record<string, unknown> {
  const { departmentId, ...rest } = entry;
  const named: Record<string, unknown> = { ...rest, department_id: departmentId };
  const fields = Object.keys(contentSchemas[type].entity.shape);
  return Object.fromEntries(fields.map((field) => [field, named[field]]));
}

/** The other way: what was written, under the names of the columns. */
export function toColumns(input: Record<string, unknown>): Record<string, unknown> {
  const { department_id: departmentId, ...rest } = input;
  return departmentId === undefined ? rest : { ...rest, departmentId };
}
