import {
  blankOf,
  type Field,
  type FieldKind,
  type Fields,
  type PictureRef,
  type ValueOf,
} from '@vitrine/contracts';
import type { HasDefault } from 'drizzle-orm';
import { type Columns, storedName } from './columns.ts';

/** The column of each kind of field; a kind without one does not compile. */
const columnKinds = <F extends Field>({ text, integer, boolean, json }: Columns) => {
  const filled = (name: string) => text(name).notNull();
  const values = (name: string) => json<ValueOf<F>>(name).notNull();
  return {
    line: filled,
    text: filled,
    picture: (name: string) => text(name).$type<PictureRef>().notNull(),
    link: filled,
    phone: filled,
    file: filled,
    choice: (name: string) => text(name).$type<ValueOf<F> & string>().notNull(),
    list: values,
    pictures: values,
    choices: values,
    social: values,
    count: (name: string) => integer(name).notNull(),
    flag: (name: string) => boolean(name).notNull(),
    /** Null for none. */
    reference: (name: string) => text(name),
  } satisfies Record<FieldKind, (name: string) => unknown>;
};

type ColumnKinds<F extends Field> = ReturnType<typeof columnKinds<F>>;
/** A column for every field, under the same name and of the same type. */
export type FieldColumns<F extends Fields> = {
  -readonly [K in keyof F]: F[K] extends { added: true }
    ? HasDefault<ReturnType<ColumnKinds<F[K]>[F[K]['kind']]>>
    : ReturnType<ColumnKinds<F[K]>[F[K]['kind']]>;
};

/** The columns of a record's fields, each stored under the name of its field unless that says otherwise. */
export function fieldColumns<F extends Fields>(columns: Columns, fields: F): FieldColumns<F> {
  const kinds = columnKinds(columns);
  const columnOf = ([name, one]: [string, Field]) => {
    const column = kinds[one.kind](one.column ?? storedName(name));
    // rows that are there already need a value
    return [name, one.added ? column.default(blankOf(one) as never) : column];
  };
  return Object.fromEntries(Object.entries(fields).map(columnOf)) as FieldColumns<F>;
}
