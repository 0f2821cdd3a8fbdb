import { useId } from 'react';
import { Fields } from '#components/editing/fields.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { readPath, shown } from '#lib/editing/field.ts';
import { m } from '#messages';
import { type StoredValue, StoredValues } from '../components/stored-values.tsx';
import { type EditedRecord, fieldsOf, nameOf } from './edited-record.ts';
import type { TabCollection } from './page-tabs.ts';
import { RecordForm } from './record-form.tsx';
import styles from './tab-editor.module.css';
import type { TabEditing } from './use-tab-editor.ts';

interface EntryCardProps {
  record: EditedRecord;
  collection: TabCollection;
  editor: TabEditing;
}

/** One entry of a collection, to read or to edit. */
export function EntryCard({ record, collection, editor }: EntryCardProps) {
  const id = useId();
  const name = nameOf(record);
  const fields = fieldsOf(record.source).filter(({ path }) => collection.shown.includes(path));
  const editing = editor.records !== undefined;
  const image = String(readPath(record.values, 'image') ?? '');
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <Cluster gap={2} rowGap={1} align="center" below={2}>
        {image && !editing ? (
          <Picture src={image} alt="" sizes="96px" className={styles.image} />
        ) : null}
        <h3 id={id} className={styles.name}>
          {name}
        </h3>
        {editing ? <RemoveButton record={record} editor={editor} /> : null}
      </Cluster>
      {record.removed ? (
        <p className={textStyle({ tone: 'muted' })}>{m.admin_page_removed({ name })}</p>
      ) : editing ? (
        <RecordForm record={record} editor={editor}>
          <Fields fields={fields} />
        </RecordForm>
      ) : (
        <StoredValues
          of={fields
            .filter(({ path, kind }) => kind !== 'picture' && path !== 'name' && path !== 'title')
            .map(
              (field): StoredValue => [
                field.label(),
                shown(field, readPath(record.values, field.path)),
              ],
            )}
        />
      )}
    </Card>
  );
}

/** Takes the entry out with the next save, or leaves it in after all. */
function RemoveButton({ record, editor }: Omit<EntryCardProps, 'collection'>) {
  const name = nameOf(record);
  return (
    <Button
      size="small"
      variant="ghost"
      aria-label={
        record.removed ? m.admin_page_keep_named({ name }) : m.editing_remove_named({ name })
      }
      onClick={() => editor.remove(record)}
    >
      {record.removed ? m.admin_page_keep() : m.editing_remove()}
    </Button>
  );
}
