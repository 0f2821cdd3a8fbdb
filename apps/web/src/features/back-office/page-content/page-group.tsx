import { Fields } from '#components/editing/fields.tsx';
import { Grid } from '#components/layout/primitives.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { type Field, readPath, shown, summaries } from '#lib/editing/field.ts';
import { ContentGroup } from '../components/content-groups.tsx';
import { type StoredValue, StoredValues } from '../components/stored-values.tsx';
import type { EditedRecord } from './edited-record.ts';
import type { FieldGroup } from './page-parts.ts';
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
        <Fields fields={fields} paired={paired} />
      ) : (
        <Stored group={group} record={record} />
      )}
    </ContentGroup>
  );
}

function Stored({ group, record }: Omit<PageGroupProps, 'editor'>) {
  const text = (field: Field | undefined) =>
    field ? shown(field, readPath(record.values, field.path)) : '';
  const [first] = group.fields;
  if (first?.kind === 'pictures') return <Pictures urls={text(first).split('\n')} />;
  if (first?.items)
    return <StoredValues of={summaries(first.items, readPath(record.values, first.path))} />;
  // Of a figure, what it counts is the term and its value the text.
  const values = group.paired
    ? group.fields.flatMap((field, index): StoredValue[] =>
        index % 2 === 0 ? [[text(field), text(group.fields[index + 1])]] : [],
      )
    : group.fields.map((field): StoredValue => [field.label(), text(field)]);
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
