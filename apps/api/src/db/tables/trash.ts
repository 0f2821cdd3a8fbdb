import type { MediaType, TrashKind } from '@vitrine/contracts';
import type { Columns } from '../columns.ts';
import type { Snapshot } from '../snapshot.ts';

/** What was deleted and can still be brought back. */
export function trashTables({
  table,
  text,
  texts,
  owner,
  json,
  instant,
  index,
  uniqueIndex,
}: Columns) {
  /** Deleted records, each with the rows that hung on it; the tables themselves hold none of it. */
  const trash = table(
    'trash',
    {
      id: text('id').primaryKey(),
      kind: text('kind').$type<TrashKind>().notNull(),
      /** Its id before it was deleted, which it gets again. */
      recordId: text('record_id').notNull(),
      /** What it is called, and the address of the person whom it is about; '' for none. */
      ...texts('name', 'email'),
      /** Who deleted it: id, and e-mail as it was then; '' once that account is erased. */
      ...texts('actorId', 'actor'),
      snapshot: json<Snapshot>('snapshot').notNull(),
      /** When the record itself was made, which the times for keeping count from. */
      writtenAt: instant('written_at').notNull(),
      /** When it was deleted. */
      createdAt: instant('created_at').notNull(),
    },
    (t) => [
      uniqueIndex('trash_record').on(t.kind, t.recordId),
      index('trash_newest').on(t.createdAt, t.id),
      index('trash_newest_kind').on(t.kind, t.createdAt, t.id),
      index('trash_email').on(t.email),
    ],
  );

  /** Uploads whose record is in the trash: their files stay for as long as it does. */
  const trashFiles = table(
    'trash_files',
    {
      id: text('id').primaryKey(),
      trashId: owner('trash_id', () => trash.id),
      type: text('type').$type<MediaType>().notNull(),
      ...texts('url', 'fileName'),
    },
    (t) => [index('trash_files_trash').on(t.trashId)],
  );

  return { trash, trashFiles };
}
