import { Plus } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { m } from '#messages';
import { ContentGroups } from '../components/content-groups.tsx';
import { typeWords } from '../components/content-words.ts';
import type { EditedRecord } from './edited-record.ts';
import { EntryCard } from './entry-card.tsx';
import { pageGroups } from './page-fields.ts';
import { PageGroup } from './page-group.tsx';
import type { PageTab, TabCollection } from './page-tabs.ts';
import { RecordForm } from './record-form.tsx';
import styles from './tab-editor.module.css';
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
    <fieldset disabled={editor.saving} className={styles.fields}>
      <ContentGroups>
        {own && tab.page ? (
          <RecordForm key={String(editor.records !== undefined)} record={own} editor={editor}>
            {pageGroups[tab.page].map((group) => (
              <PageGroup key={group.title()} group={group} record={own} editor={editor} />
            ))}
          </RecordForm>
        ) : null}
        {tab.collection ? (
          <Entries collection={tab.collection} entries={entries} editor={editor} />
        ) : null}
      </ContentGroups>
    </fieldset>
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
