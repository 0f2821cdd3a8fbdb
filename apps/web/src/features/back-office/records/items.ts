import type { FieldSpec, ItemsSpec } from './field-spec.ts';
import { readItems, writeItems } from './item-text.ts';
import { valuesOf, wholeOf } from './values.ts';

/** A list with something typed into a field of one of its entries. */
export const typedInto = (text: string, index: number, field: FieldSpec, typed: string): string => {
  const change = (item: object) => wholeOf([field], { [field.path]: typed }, item);
  return writeItems(readItems(text).map((item, at) => (at === index ? change(item) : item)));
};

/** A list with an empty entry at its end. */
export function withNew(text: string, { fields }: ItemsSpec): string {
  const fresh = wholeOf(fields, {}, {});
  return writeItems([...readItems(text), fresh]);
}

export const without = (text: string, index: number): string =>
  writeItems(readItems(text).filter((_, at) => at !== index));

/** A list with an entry one place further to the front. */
export function movedUp(text: string, index: number): string {
  const items = readItems(text);
  const [moved] = items.splice(index, 1);
  if (moved) items.splice(Math.max(index - 1, 0), 0, moved);
  return writeItems(items);
}

/** What an entry is called: its first field, else its number. */
export function itemName({ fields, name }: ItemsSpec, item: object, index: number): string {
  const [first] = fields;
  const text = first && valuesOf([first], item)[first.path]?.trim();
  return text || name({ number: index + 1 });
}

/** Every entry by its name, with the rest of what it says. */
export const summaries = (spec: ItemsSpec, text: string): [name: string, rest: string][] =>
  readItems(text).map((item, index) => {
    const [, ...fields] = spec.fields;
    const values = valuesOf(fields, item);
    const rest = fields.map(({ path }) => values[path] ?? '').filter(Boolean);
    return [itemName(spec, item, index), rest.join('\n\n')];
  });
