import type { AuditEntry } from '@vitrine/contracts';
import { m } from '#messages';
import {
  type ChangedField,
  changedFields,
  fieldLabel,
  linesOf,
} from '../components/changed-fields.ts';

/** Longer values are told of, and opened by who wants to read them. */
const MOST_LETTERS = 60;
const MOST_FIELDS = 3;

/** 'Title from “Boats” to “Ships”': what a change did, a sentence for each field, the first few. */
export function changeSentences({ action, before, after }: AuditEntry): string[] {
  if (action !== 'changed') return [];
  const fields = changedFields(before, after);
  const told = fields.slice(0, MOST_FIELDS).map(sentenceOf);
  const more = fields.length - told.length;
  return more > 0 ? [...told, m.admin_activity_more_fields({ count: more })] : told;
}

function sentenceOf({ name, before, after }: ChangedField): string {
  const field = fieldLabel(name);
  const [was, is] = [wordsOf(before), wordsOf(after)];
  if (was === undefined || is === undefined || isId(before) || isId(after))
    return m.admin_activity_field_changed({ field });
  if (was === '') return m.admin_activity_field_set({ field, after: is });
  if (is === '') return m.admin_activity_field_emptied({ field, before: was });
  return m.admin_activity_field_from_to({ field, before: was, after: is });
}

/** Older entries hold ids, which say nothing to anyone. */
const isId = (value: unknown): boolean =>
  typeof value === 'string' && /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/.test(value);

/** A value in a few words, '' for none; undefined where it takes more. */
function wordsOf(value: unknown): string | undefined {
  if (typeof value === 'boolean') {
    return value ? m.admin_activity_value_yes() : m.admin_activity_value_no();
  }
  const parts = Array.isArray(value) ? value : [value];
  if (parts.some((part) => typeof part === 'object' && part !== null)) return undefined;
  const words = parts.flatMap(linesOf).join(', ');
  return words.length > MOST_LETTERS || words.includes('\n') ? undefined : words;
}
