import type { FieldKind, FieldSpec } from './field-spec.ts';
import { isBlank, readItems, writeItems } from './item-text.ts';

/** The texts of a record's fields, by path. */
export type Values = Readonly<Record<string, string>>;

/** What the fields show of a record. */
export const valuesOf = (specs: readonly FieldSpec[], whole: unknown): Values =>
  Object.fromEntries(specs.map(({ path, kind }) => [path, textOf(kind, read(whole, path))]));

/** The record with what its fields say now; what no field shows stays as it was. */
export function wholeOf(specs: readonly FieldSpec[], values: Values, whole: object): object {
  return specs.reduce<object>(
    (made, { path, kind }) => written(made, path.split('.'), typedValue(kind, values[path] ?? '')),
    whole,
  );
}

function textOf(kind: FieldKind, value: unknown): string {
  if (kind === 'list' || kind === 'pictures') {
    return Array.isArray(value) ? value.map(String).join('\n') : '';
  }
  if (kind === 'items') return writeItems(Array.isArray(value) ? value : []);
  if (typeof value === 'number') return String(value);
  // A new department counts no people (WEB-03).
  return typeof value === 'string' ? value : kind === 'number' ? '0' : '';
}

function typedValue(kind: FieldKind, text: string): unknown {
  switch (kind) {
    case 'list':
      return text === '' ? [] : text.split('\n');
    case 'pictures':
      return text.split('\n').filter(Boolean);
    case 'items':
      // what was added and never filled in is nothing to show
      return readItems(text).filter((item) => !isBlank(item));
    case 'reference':
      return text === '' ? null : text;
    case 'optional-number':
      return text.trim() === '' ? null : numberOr(text);
    case 'number':
      return numberOr(text);
    default:
      return text;
  }
}

/** What is no number goes to the server as it was typed: it has the words for that. */
const numberOr = (text: string) => (Number.isFinite(Number(text)) ? Number(text) : text);

function read(whole: unknown, path: string): unknown {
  return path
    .split('.')
    .reduce<unknown>((part, name) => (Object(part) as Record<string, unknown>)[name], whole);
}

function written(part: unknown, [name = '', ...rest]: string[], value: unknown): object {
  const copy: object = Array.isArray(part) ? [...part] : { ...Object(part) };
  const inside = (Object(part) as Record<string, unknown>)[name];
  return Object.assign(copy, { [name]: rest.length ? written(inside, rest, value) : value });
}
