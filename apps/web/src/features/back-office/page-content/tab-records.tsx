import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useId, useRef } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { type Field, readPath, shown, summaries } from '#lib/editing/field.ts';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';
import type { FieldGroup } from '../components/field-group.ts';
import { type StoredValue, StoredValues } from '../components/stored-values.tsx';
import grid from '../library/picture-field.module.css';
import { type EditedRecord, fieldsOf, nameOf } from './edited-record.ts';
import { editingCode } from './editing-code.ts';
import styles from './page-content.module.css';
import { groupsOf } from './page-fields.ts';
import type { PageTab, TabCollection } from './page-tabs.ts';
import type { TabEditing } from './use-tab-editor.ts';

interface TabRecordsProps {
  tab: PageTab;
  editor: TabEditing;
  records: readonly EditedRecord[];
}

/** Everything of a tab, to read or to edit. Nothing can be typed while it is on its way. */
export function TabRecords({ tab, editor, records }: TabRecordsProps) {
  const own = records.find(({ source }) => source.kind === 'page');
  const entries = records.filter(({ source }) => source.kind === 'entry');
  return (
    <Stack as="fieldset" gap={3} fill="shrink" disabled={editor.saving}>
      {own && tab.page ? (
        <OwnForm record={own} editor={editor}>
          {groupsOf(tab.page).map((group) => (
            <PageGroup key={group.title()} group={group} record={own} editor={editor} />
          ))}
        </OwnForm>
      ) : null}
      {tab.collection ? (
        <Entries collection={tab.collection} entries={entries} editor={editor} />
      ) : null}
    </Stack>
  );
}

interface OwnFormProps {
  record: EditedRecord;
  editor: TabEditing;
  children: ReactNode;
}

/** The page's own texts: in a form once they are edited. */
function OwnForm({ record, editor, children }: OwnFormProps) {
  const code = editingCode.value;
  if (!editor.records || !code) return children;
  return (
    <code.RecordForm record={record} editor={editor}>
      {children}
    </code.RecordForm>
  );
}

interface EntriesProps {
  collection: TabCollection;
  entries: readonly EditedRecord[];
  editor: TabEditing;
}

function Entries({ collection, entries, editor }: EntriesProps) {
  const editing = editor.records !== undefined;
  const { end, add } = useFocusOnAdded(entries.length, editor.add);
  return (
    <>
      <Cluster gap={2} rowGap={1} align="baseline">
        <h2 className={textStyle({ size: 3 })}>{collection.title()}</h2>
        {editing ? (
          <p className={textStyle({ tone: 'muted', size: 'small' })}>{m.admin_page_managed()}</p>
        ) : null}
      </Cluster>
      {entries.length === 0 ? (
        <EmptyState heading="h3" title={typeWords(collection.type).none} />
      ) : null}
      {entries.map((entry) => (
        <EntryCard key={entry.key} record={entry} collection={collection} editor={editor} />
      ))}
      {editing ? (
        <div ref={end}>
          <Button variant="secondary" onClick={add}>
            <Plus size={18} aria-hidden="true" />
            {collection.add()}
          </Button>
        </div>
      ) : null}
    </>
  );
}

/** What was added last is filled in next; its card is before the button. */
function useFocusOnAdded(count: number, onAdd: () => void) {
  const end = useRef<HTMLDivElement>(null);
  const added = useRef(false);
  useEffect(() => {
    if (!added.current) return;
    added.current = false;
    end.current?.previousElementSibling?.querySelector<HTMLElement>('input, textarea')?.focus();
  }, [count]);
  const add = () => {
    added.current = true;
    onAdd();
  };
  return { end, add };
}

interface PageGroupProps {
  group: FieldGroup;
  record: EditedRecord;
  editor: TabEditing;
}

/** Some texts of a page under their heading. */
function PageGroup({ group, record, editor }: PageGroupProps) {
  const id = useId();
  const { title, fields, paired } = group;
  const code = editor.records && editingCode.value;
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <h2 id={id} className={textStyle({ size: 4, below: 2 })}>
        {title()}
      </h2>
      {code ? (
        <code.Fields fields={fields} paired={paired} />
      ) : (
        <Stored group={group} record={record} />
      )}
    </Card>
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
    : group.fields.map((field) => storedValue(field, record));
  return <StoredValues of={values} />;
}

const storedValue = (field: Field, { values }: EditedRecord): StoredValue => [
  field.label(),
  shown(field, readPath(values, field.path)),
];

function Pictures({ urls }: { urls: readonly string[] }) {
  const pictures = urls.filter(Boolean);
  if (pictures.length === 0) return <StoredValues of={[]} />;
  return (
    <Grid gap={2} className={grid.pictures}>
      {pictures.map((src, index) => (
        // The same picture may be there twice.
        <Picture key={`${src} ${index}`} src={src} alt="" sizes="240px" className={grid.wide} />
      ))}
    </Grid>
  );
}

interface EntryCardProps {
  record: EditedRecord;
  collection: TabCollection;
  editor: TabEditing;
}

/** One entry of a collection, to read or to edit. */
function EntryCard({ record, collection, editor }: EntryCardProps) {
  const id = useId();
  const name = nameOf(record);
  const fields = fieldsOf(record.source).filter(({ path }) => collection.shown.includes(path));
  const code = editor.records && editingCode.value;
  const image = String(readPath(record.values, 'image') ?? '');
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <Cluster gap={2} rowGap={1} align="center" below={2}>
        {image && !code ? (
          <Picture src={image} alt="" sizes="96px" className={styles.image} />
        ) : null}
        <h3
          id={id}
          className={textStyle({ size: 4, wrap: 'anywhere', fill: 'shrink' }, styles.name)}
        >
          {name}
        </h3>
        {code ? <RemoveButton record={record} editor={editor} /> : null}
      </Cluster>
      {record.removed ? (
        <p className={textStyle({ tone: 'muted' })}>{m.admin_page_removed({ name })}</p>
      ) : code ? (
        <code.RecordForm record={record} editor={editor}>
          <code.Fields fields={fields} />
        </code.RecordForm>
      ) : (
        <StoredValues
          of={fields
            .filter(({ path, kind }) => !isPicture(kind) && path !== 'name' && path !== 'title')
            .map((field) => storedValue(field, record))}
        />
      )}
    </Card>
  );
}

/** One picture, cut or whole; it is above the values. */
const isPicture = (kind: Field['kind']) => /^picture( |$)/.test(kind ?? '');

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
