import {
  type ContentFields,
  type ContentType,
  contentDefinitions,
  contentTypes,
  type Fields,
} from '@vitrine/contracts';
import type { AnySQLiteColumn } from 'drizzle-orm/sqlite-core';
import type { Translations } from '../../lib/translated.ts';
import { type Columns, storedName } from '../columns.ts';
import { type FieldColumns, fieldColumns } from '../field-columns.ts';

/** The tables of the website's content, one a type, made from the fields of the contract. */
export function contentTables(columns: Columns) {
  const { table, text, integer, json } = columns;
  const ids = new Map<string, AnySQLiteColumn>();

  /** A field that points to an entry of another type. */
  function pointer(name: string, to: string) {
    const target = () => ids.get(to) ?? unknownType(to);
    return text(storedName(name)).references(target, { onDelete: 'set null' });
  }

  const contentTable = <T extends ContentType>(type: T) => {
    const fields: Fields = contentDefinitions[type].fields;
    const pointers = Object.entries(fields).flatMap(([name, { to }]) =>
      to === undefined ? [] : [[name, pointer(name, to)]],
    );
    const made = table(storedName(type), {
      id: text('id').primaryKey(),
      position: integer('position').notNull(),
      version: integer('version').notNull().default(1),
      translations: json<Translations>('translations').notNull().default({}),
      ...({ ...fieldColumns(columns, fields), ...Object.fromEntries(pointers) } as FieldColumns<
        ContentFields<T>
      >),
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
