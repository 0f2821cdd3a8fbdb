import {
  type ContentFields,
  type ContentType,
  contentDefinitions,
  contentTypes,
  type Field,
  type FieldKind,
  type FieldValues,
} from '@vitrine/contracts';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import { type Columns, storedName } from '../columns.ts';

/** The column of each kind of field; a kind without one does not compile. */
const columnKinds = ({ text, integer, json }: Columns) => {
  const filled = (name: string) => text(name).notNull();
  return {
    line: filled,
    text: filled,
    picture: filled,
    link: filled,
    list: (name: string) => json<FieldValues['list']>(name).notNull(),
    social: (name: string) => json<FieldValues['social']>(name).notNull(),
    count: (name: string) => integer(name).notNull(),
    /** Null for none. */
    reference: (name: string) => text(name),
  } satisfies Record<FieldKind, (name: string) => unknown>;
};

type ColumnKinds = ReturnType<typeof columnKinds>;
/** A column for every field of a content type, under the same name and of the same type. */
type FieldColumns<T extends ContentType> = {
  [K in keyof ContentFields<T>]: ContentFields<T>[K] extends Field<infer F>
    ? ReturnType<ColumnKinds[F]>
    : never;
};

/** The tables of the website's content, one a type, made from the fields of the contract. */
export function contentTables(columns: Columns) {
  const { table, text, integer } = columns;
  const kinds = columnKinds(columns);
  const ids = new Map<string, AnySQLiteColumn>();

  function columnOf(name: string, field: Field) {
    const column = kinds[field.kind](name);
    const { to } = field;
    if (to) {
      const target = () => ids.get(to) ?? unknownType(to);
      return (column as ReturnType<typeof text>).references(target, { onDelete: 'set null' });
    }
    // rows that are there already need a value
    return field.added ? column.default(field.stored.parse(undefined) as never) : column;
  }

  const contentTable = <T extends ContentType>(type: T) => {
    const fields = Object.entries<Field>(contentDefinitions[type].fields);
    const made = table(storedName(type), {
      id: text('id').primaryKey(),
      position: integer('position').notNull(),
      version: integer('version').notNull().default(1),
      ...(Object.fromEntries(
        fields.map(([name, field]) => [name, columnOf(name, field)]),
      ) as FieldColumns<T>),
    });
    ids.set(type, made.id);
    return made;
  };

  return Object.fromEntries(contentTypes.map((type) => [type, contentTable(type)])) as {
    [T in ContentType]: ReturnType<typeof contentTable<T>>;
  };
}

function unknownType(name: string): never {
  throw new Error(`A reference points to the content type '${name}', which does not exist.`);
}
