import { same } from '@vitrine/contracts';
import { typedNumber } from './typed-number.ts';

/**
 * How a value is typed. The kit brings controls for these; a screen may name further kinds (a
 * picture, a department) and bring the control for them, see `FieldKinds` in components/editing.
 */
export type FieldKind =
  | 'line'
  | 'text'
  /** A list of lines: one entry per line of a text area. */
  | 'list'
  /** A number, or the text typed instead, for which the server has an error message. */
  | 'number'
  /** Empty for none (null). */
  | 'optional-number'
  /** One of {@link Field.options}. */
  | 'select'
  | 'checkbox'
  /** Entries with fields of their own, see {@link Field.items}. */
  | 'items'
  | (string & {});

/** The entries of a list within a record. */
export interface FieldItems {
  /** Their paths begin at the entry. */
  fields: readonly Field[];
  /** The name of an entry that is still empty; `number` counts from 1. */
  name: (place: { number: number }) => string;
  /** The label of the add button; without it entries cannot be added, removed or moved. */
  add?: (() => string) | undefined;
  /** By which property an entry is the same on both sides of a conflict; its place without one. */
  identity?: string | undefined;
}

/**
 * One field of a record: where its value is and how people know it. The controls, the merge and
 * the conflict dialog all read the same description.
 * `Path` may be `FieldPath<Values>`, so that a field of a path that does not exist does not compile.
 */
export interface Field<Path extends string = string> {
  /** Dotted path in the form's values, e.g. `company.name.first`. */
  path: Path;
  label: () => string;
  kind: FieldKind;
  hint?: (() => string) | undefined;
  /** Of `line`: what keyboard and browser should expect. */
  type?: 'email' | 'tel' | 'url' | undefined;
  /** Of `text`: how many rows it begins with. */
  rows?: 3 | 4 | 5 | 12 | undefined;
  /** Of `select`. */
  options?: (() => readonly { value: string; label: string }[]) | undefined;
  items?: FieldItems | undefined;
  /** Of a list of words: what either side of a conflict added or removed is; only order is asked. */
  merge?: 'words' | undefined;
  /** The value for people to read; by its kind without this. */
  show?: ((value: never) => string) | undefined;
  /**
   * Its names in what is sent, where they are others than its path: errors come under them. None for
   * what is typed beside a record and never sent with it.
   */
  sentAs?: readonly string[] | undefined;
  /** Whether two values say the same, where that is not the case of equal ones only. */
  same?: ((one: never, other: never) => boolean) | undefined;
}

/** Whether it is part of what is sent of a record. */
export const isSent = ({ sentAs }: Field): boolean => sentAs?.length !== 0;

/** The value at a dotted path; undefined where there is nothing. */
export const readPath = (whole: unknown, path: string): unknown =>
  path
    .split('.')
    .reduce<unknown>((part, name) => (Object(part) as Record<string, unknown>)[name], whole);

/** A copy with another value at a dotted path; the parts beside the path are shared. */
export const withPath = <T extends object>(whole: T, path: string, value: unknown): T =>
  written(whole, path.split('.'), value) as T;

function written(part: unknown, [name = '', ...rest]: string[], value: unknown): object {
  const copy: object = Array.isArray(part) ? [...part] : { ...Object(part) };
  const inside = (Object(part) as Record<string, unknown>)[name];
  return Object.assign(copy, { [name]: rest.length ? written(inside, rest, value) : value });
}

/** The entries of a list field; none where there is no list. */
export const itemsOf = (value: unknown): readonly object[] =>
  Array.isArray(value) ? value.map((item) => Object(item) as object) : [];

/** Whether entries are called by their first field: a long text is no name. */
const isNamed = ({ fields }: FieldItems) => fields.length > 1 || fields[0]?.kind === 'line';

/** What an entry is called: what its first field says, else its number. */
export function itemName(items: FieldItems, item: object, index: number): string {
  const [first] = items.fields;
  const title = first && isNamed(items) ? shown(first, readPath(item, first.path)).trim() : '';
  return title || items.name({ number: index + 1 });
}

/** A field's value for people to read; '' where there is nothing. */
export function shown(field: Field, value: unknown): string {
  if (field.show) return (field.show as (value: unknown) => string)(value);
  if (field.items) {
    return summaries(field.items, value)
      .map((words) => words.filter(Boolean).join('\n'))
      .join('\n\n');
  }
  if (field.options) {
    return field.options().find((option) => option.value === value)?.label ?? String(value ?? '');
  }
  return Array.isArray(value) ? value.map(String).join('\n') : String(value ?? '');
}

/** Every entry by its name, with the rest of what it says. */
export const summaries = (items: FieldItems, value: unknown): [name: string, rest: string][] =>
  itemsOf(value).map((item, index) => {
    const fields = items.fields.slice(isNamed(items) ? 1 : 0);
    const rest = fields.map((field) => shown(field, readPath(item, field.path)));
    return [itemName(items, item, index), rest.filter(Boolean).join('\n\n')];
  });

/** What a field starts with where nothing is stored. */
export function blankValue({ kind, items, options }: Field): unknown {
  if (items || kind === 'list' || kind === 'pictures') return [];
  if (kind === 'number') return 0;
  if (kind === 'checkbox') return false;
  if (kind === 'optional-number') return null;
  return kind === 'select' ? (options?.()[0]?.value ?? '') : '';
}

/** The values of all fields of a record, with a blank where it has none. */
export const valuesOf = <T extends object>(fields: readonly Field[], whole: object): T =>
  fields.reduce<object>(
    (values, field) =>
      withPath(values, field.path, readPath(whole, field.path) ?? blankValue(field)),
    {},
  ) as T;

/**
 * What is sent of the values: numbers as numbers, and no entries that say nothing at all.
 * @param whole what the values are laid over, so that what no field shows stays as it was
 */
export const sentValues = <T extends object>(
  fields: readonly Field[],
  values: object,
  whole: T,
): T =>
  fields.reduce(
    (made, field) => withPath(made, field.path, sentValue(field, readPath(values, field.path))),
    whole,
  );

function sentValue(field: Field, value: unknown): unknown {
  const { items, kind } = field;
  if (items) {
    const kept = itemsOf(value).filter((item) => !isBlankItem(item));
    return kept.map((item) => sentValues(items.fields, item, item));
  }
  if (kind !== 'number' && kind !== 'optional-number') return value;
  const text = String(value ?? '').trim();
  if (text === '') return kind === 'optional-number' ? null : 0;
  // what is no number is sent as it is: the answer has the words for that
  return typedNumber(text) ?? value;
}

/** Whether an entry is empty, apart from its id. */
export const isBlankItem = (item: object): boolean =>
  Object.entries(item).every(([name, value]) => name === 'id' || String(value ?? '').trim() === '');

/**
 * Where in the form an error belongs that names a path of what was sent: `features.3` is a line of
 * the one control `features`, and entries are counted without those that were not sent.
 */
export function formPath(fields: readonly Field[], values: object, sent: string): string {
  const isIn = (name: string) => sent === name || sent.startsWith(`${name}.`);
  const field = fields.find(({ path, sentAs = [path] }) => sentAs.some(isIn));
  if (!field) return sent;
  const { path, items, sentAs = [path] } = field;
  const [place, ...rest] = sent.slice((sentAs.find(isIn) ?? path).length + 1).split('.');
  if (!items) return path;
  const entries = itemsOf(readPath(values, path));
  const first = items.fields[0]?.path ?? '';
  if (!place) {
    // the list as a whole; where something is missing, it is missing in the empty entry
    const blank = entries.findIndex(isBlankItem);
    return blank < 0 ? path : `${path}.${blank}.${first}`;
  }
  const places = entries.flatMap((item, index) => (isBlankItem(item) ? [] : [index]));
  const index = places[Number(place)] ?? Number(place);
  const inside = formPath(items.fields, entries[index] ?? {}, rest.join('.'));
  return `${path}.${index}.${inside || first}`;
}

/** Whether any of the fields says something else. */
export const isChanged = (fields: readonly Field[], before: object, now: object): boolean =>
  fields.some(
    (field) => !sameValue(field, readPath(before, field.path), readPath(now, field.path)),
  );

/** Whether a field says the same in two records. */
export function sameValue(field: Field, one: unknown, other: unknown): boolean {
  if (field.same) return (field.same as (one: unknown, other: unknown) => boolean)(one, other);
  return same(one, other);
}
