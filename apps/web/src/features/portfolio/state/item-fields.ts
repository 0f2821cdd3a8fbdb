import {
  definitionOf,
  forEachList,
  type PortfolioList,
  type Field as RecordField,
} from '@vitrine/contracts';
import { type Field, type FieldKind, readPath } from '#lib/editing/field.ts';
import { m } from '#messages';
import type { ItemInput, ListName } from './item-kinds.ts';
import { type Label, listWords } from './list-words.ts';

/** The kind of a list of pictures, chosen from those that were uploaded. */
export const PICTURES = 'pictures';

/** A field of an item, as the forms ask for it. */
export interface ItemField extends Field {
  optional?: boolean | undefined;
  placeholder?: (() => string) | undefined;
  /** Whether it is asked for at all. A method, so that fields of any item fit one list. */
  when?(item: never): boolean;
}

export const field = (path: string, label: () => string, kind: FieldKind = 'line'): Field => ({
  path,
  label,
  kind,
});

const words = (path: string, label: () => string): Field => ({
  ...field(path, label, 'list'),
  merge: 'words',
});

function itemField(path: string, { kind, required }: RecordField, of: Label): ItemField {
  const { label, example, hint, options } = typeof of === 'function' ? { label: of } : of;
  if (kind === 'list') return words(path, label);
  if (kind === 'pictures') return { ...words(path, label), kind: PICTURES };
  return {
    ...field(path, label, kind === 'choice' ? 'select' : kind === 'text' ? 'text' : 'line'),
    ...(required === undefined && { optional: true }),
    ...(kind === 'link' && { type: 'url', placeholder: () => 'https://' }),
    ...(example && { placeholder: example }),
    ...(hint && { hint }),
    ...(options && { options }),
  };
}

const itemFieldsOf = (list: PortfolioList): readonly ItemField[] =>
  Object.entries(definitionOf(list).fields).map(([name, one]) =>
    itemField(name, one, (listWords[list].fields as Record<string, Label>)[name] as Label),
  );

/** What an item of each list is made of; it is called by the first. */
export const itemFields: Record<ListName, readonly ItemField[]> = {
  ...forEachList(itemFieldsOf),
  media_items: [
    field('title', m.field_title),
    field('description', m.field_description),
    { ...field('alt', m.media_alt), hint: m.media_alt_hint },
  ],
};

/** Whether the parts that an item cannot be without hold more than blanks (POR-04). */
export const isComplete = <L extends PortfolioList>(kind: L, input: ItemInput<L>): boolean =>
  itemFields[kind].every(
    ({ path, kind: type, optional: maybe }) =>
      maybe || type === 'list' || type === PICTURES || String(readPath(input, path)).trim() !== '',
  );
