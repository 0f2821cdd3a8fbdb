import { formatMoment } from '#lib/moments.ts';
import { m } from '#messages';

/** A field of a record, before and after a change; undefined where it was not there. */
export interface ChangedField {
  /** Of a field in a group 'company.tagline'. */
  name: string;
  before: unknown;
  after: unknown;
}

/**
 * The fields that were changed. The log has groups of fields whole: of one that was there before
 * and after, only what differs in it is told.
 * @param before records as they were stored; anything else counts as nothing
 */
export function changedFields(before: unknown, after: unknown): ChangedField[] {
  const [was, is] = [fieldsOf(before), fieldsOf(after)];
  const names = new Set([...Object.keys(was), ...Object.keys(is)]);
  return [...names].flatMap((name) => inField(name, was[name], is[name]));
}

function inField(name: string, before: unknown, after: unknown): ChangedField[] {
  if (!isGroup(before) || !isGroup(after)) return [{ name, before, after }];
  return changedFields(before, after)
    .filter((field) => JSON.stringify(field.before) !== JSON.stringify(field.after))
    .map((field) => ({ ...field, name: `${name}.${field.name}` }));
}

const isGroup = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const fieldsOf = (record: unknown): Record<string, unknown> =>
  isGroup(record) ? { ...record } : {};

const MOMENT = /^\d{4}-\d\d-\d\dT\d\d:\d\d(?::[\d.]+)?Z$/;

/** A moment as one would write it, by the company's clock; other texts stay. */
const written = (text: string): string =>
  MOMENT.test(text) ? formatMoment(text, { dateStyle: 'medium', timeStyle: 'short' }) : text;

/** What screens call fields whose names say it otherwise. */
const labels: Readonly<Record<string, () => string>> = {
  assignee: m.admin_activity_field_assignee,
  assigneeId: m.admin_activity_field_assignee,
  author_id: m.admin_activity_field_author,
  topicId: m.admin_activity_field_topic,
  created_at: m.admin_activity_field_date,
  posts: m.admin_sections,
  publish_at: m.admin_activity_field_publish_at,
};

/** 'company.name', 'companyName' and 'company-name' as one would write them: 'Company name'. */
export function fieldLabel(name: string): string {
  const known = labels[name];
  if (known) return known();
  const words = name
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/[._-]+/g, ' ')
    .toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** The lines in which a value can be read; none for an empty one. */
export function linesOf(value: unknown): string[] {
  if (value === undefined || value === null || value === '') return [];
  if (Array.isArray(value)) return value.flatMap((item) => [linesOf(item).join(', ')]);
  if (typeof value !== 'object') return [written(String(value))];
  return Object.entries(value).map(
    ([name, inner]) => `${fieldLabel(name)}: ${linesOf(inner).join(', ')}`,
  );
}
