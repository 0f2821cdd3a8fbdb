import { Plus } from 'lucide-react';
import { type ReactNode, useEffect, useEffectEvent, useId, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { Fields } from '#components/editing/fields.tsx';
import { KindsProvider } from '#components/editing/kinds.ts';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { FormContextProvider } from '#components/form/form-context.ts';
import { Cluster, Grid, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { Picture } from '#components/ui/picture.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { ApiError } from '#lib/api-error.ts';
import { type Field, formPath, readPath, shown, summaries } from '#lib/editing/field.ts';
import { same } from '#lib/editing/same.ts';
import { m } from '#messages';
import { typeWords } from '../components/content-words.ts';
import { entryKinds } from '../components/entry-fields.tsx';
import type { FieldGroup } from '../components/field-group.ts';
import { type StoredValue, StoredValues } from '../components/stored-values.tsx';
import grid from '../library/picture-field.module.css';
import { type EditedRecord, fieldsOf, nameOf } from './edited-record.ts';
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
        <RecordForm key={String(editor.records !== undefined)} record={own} editor={editor}>
          {groupsOf(tab.page).map((group) => (
            <PageGroup key={group.title()} group={group} record={own} editor={editor} />
          ))}
        </RecordForm>
      ) : null}
      {tab.collection ? (
        <Entries collection={tab.collection} entries={entries} editor={editor} />
      ) : null}
    </Stack>
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

/** What was added last is filled in next; its card stands before the button. */
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

interface RecordFormProps {
  record: EditedRecord;
  editor: TabEditing;
  children: ReactNode;
}

/** The form of one record of a tab: fields in it bind by their paths, and the tab saves them all. */
function RecordForm({ record, editor, children }: RecordFormProps) {
  const { key, values } = record;
  const form = useForm<Record<string, unknown>>({ defaultValues: { ...values } });
  const failure = editor.failures.get(key);
  const change = useEffectEvent((typed: object) => {
    // a copy: the form goes on changing its own
    if (!same(typed, values)) editor.change(key, structuredClone(typed));
  });
  useEffect(
    () => form.subscribe({ formState: { values: true }, callback: (now) => change(now.values) }),
    [form],
  );
  // Saved, or decided between two versions: it says something else than was typed.
  useEffect(() => {
    if (!same(form.getValues(), values)) form.reset({ ...values });
  }, [form, values]);
  const surrounding = {
    register: (name: string) => form.register(name),
    errorOf: (name: string) => errorsOf(record, failure)[name],
    sending: editor.saving,
  };
  return (
    <FormProvider {...form}>
      <FormContextProvider value={surrounding}>
        <KindsProvider value={entryKinds}>{children}</KindsProvider>
      </FormContextProvider>
    </FormProvider>
  );
}

/** What the server says of each field, by its path in the form. */
function errorsOf({ source, values }: EditedRecord, failure: unknown): Record<string, string> {
  if (!(failure instanceof ApiError)) return {};
  const fields = fieldsOf(source);
  return Object.fromEntries(
    failure.errors.map(({ path, message }) => [formPath(fields, values, path), message]),
  );
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
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <h2 id={id} className={textStyle({ size: 4, below: 2 })}>
        {title()}
      </h2>
      {editor.records ? (
        <Fields fields={fields} paired={paired} />
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
        // The same picture may stand there twice.
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
  const editing = editor.records !== undefined;
  const image = String(readPath(record.values, 'image') ?? '');
  return (
    <Card as="section" padding="large" aria-labelledby={id}>
      <Cluster gap={2} rowGap={1} align="center" below={2}>
        {image && !editing ? (
          <Picture src={image} alt="" sizes="96px" className={styles.image} />
        ) : null}
        <h3
          id={id}
          className={textStyle({ size: 4, wrap: 'anywhere', fill: 'shrink' }, styles.name)}
        >
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
            .map((field) => storedValue(field, record))}
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
