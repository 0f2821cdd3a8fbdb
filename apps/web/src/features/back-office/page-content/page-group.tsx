import { Grid } from '../../../components/layout/primitives.tsx';
import { Picture } from '../../../components/ui/picture.tsx';
import { ContentGroup } from '../components/content-group.tsx';
import { type StoredValue, StoredValues } from '../components/stored-values.tsx';
import type { EditedRecord } from '../records/edited-record.ts';
import { fieldErrors } from '../records/field-errors.ts';
import { summaries } from '../records/items.ts';
import type { FieldGroup } from '../records/page-parts.ts';
import { RecordFields } from '../records/record-fields.tsx';
import styles from './tab-editor.module.css';
import type { TabEditing } from './use-tab-editor.ts';

interface PageGroupProps {
  group: FieldGroup;
  record: EditedRecord;
  editor: TabEditing;
}

/** Some texts of a page under their heading. */
export function PageGroup({ group, record, editor }: PageGroupProps) {
  const { fields, paired } = group;
  return (
    <ContentGroup title={group.title()}>
      {editor.records ? (
        <RecordFields
          record={record}
          fields={fields}
          paired={paired}
          errors={fieldErrors(fields, editor.failures.get(record.key))}
          onChange={(path, text) => editor.change(record.key, path, text)}
        />
      ) : (
        <Stored group={group} record={record} />
      )}
    </ContentGroup>
  );
}

function Stored({ group, record }: Omit<PageGroupProps, 'editor'>) {
  const text = (path: string | undefined) => record.values[path ?? ''] ?? '';
  const [first] = group.fields;
  if (first?.kind === 'pictures') return <Pictures urls={text(first.path).split('\n')} />;
  if (first?.items) return <StoredValues of={summaries(first.items, text(first.path))} />;
  // Of a figure, what it counts is the term and its value the text.
  const values = group.paired
    ? group.fields.flatMap(({ path }, index): StoredValue[] =>
        index % 2 === 0 ? [[text(path), text(group.fields[index + 1]?.path)]] : [],
      )
    : group.fields.map(({ label, path }): StoredValue => [label(), text(path)]);
  return <StoredValues of={values} />;
}

function Pictures({ urls }: { urls: readonly string[] }) {
  const pictures = urls.filter(Boolean);
  if (pictures.length === 0) return <StoredValues of={[]} />;
  return (
    <Grid gap={2} className={styles.images}>
      {pictures.map((src, index) => (
        // The same picture may stand there twice.
        <Picture key={`${src} ${index}`} src={src} alt="" sizes="240px" className={styles.wide} />
      ))}
    </Grid>
  );
}
