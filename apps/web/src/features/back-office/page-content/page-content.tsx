import { useEffect, useRef, useState } from 'react';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useAddress } from '#lib/use-address.ts';
import { m } from '#messages';
import { Answered, CardSkeleton } from '../components/answered.tsx';
import { type EditedRecord, isChanged } from './edited-record.ts';
import styles from './page-content.module.css';
import type { PageTab } from './page-tabs.ts';
import { TabRecords } from './tab-records.tsx';
import { type TabEditing, useStoredTab, useTabEditor } from './use-tab-editor.ts';

/** The stored content of some pages, read and edited tab by tab (PGE-01). */
export function PageContent({ tabs }: { tabs: readonly PageTab[] }) {
  const [address, change] = useAddress();
  const first = tabs[0]?.value ?? 'home';
  const chosen = tabs.find(({ value }) => value === address.get('tab'))?.value ?? first;
  // A tab that was opened stays, so that looking at another one does not end the editing.
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  return (
    <Tabs
      label={m.admin_pages()}
      value={chosen}
      onChange={(tab) => {
        setOpened(new Set([...opened, chosen]));
        change({ tab: tab === first ? '' : tab });
      }}
      tabs={tabs.map((tab) => ({
        value: tab.value,
        label: tab.label(),
        content: <TabEditor tab={tab} />,
        kept: opened.has(tab.value),
      }))}
    />
  );
}

/** The shape of the button above the records of a tab, and of these. */
const TabSkeleton = () => (
  <>
    <Skeleton shape="button" className={styles.shape} />
    <CardSkeleton />
  </>
);

/** One tab: what is stored, and the editing of it. */
function TabEditor({ tab }: { tab: PageTab }) {
  const stored = useStoredTab(tab);
  const editor = useTabEditor(tab);
  const { savedDraft, unreadDraft, records, code } = editor;
  if (!stored.data && !records) {
    return (
      <Answered query={stored} skeleton={<TabSkeleton />}>
        {() => null}
      </Answered>
    );
  }
  const shown = records ?? stored.data ?? [];
  return (
    <div className={styles.tab}>
      {(savedDraft || unreadDraft) && !records ? (
        <RestorePrompt name={tab.label()} editor={editor} />
      ) : null}
      <TabBar tab={tab} editor={editor} stored={shown} />
      {editor.failures.size > 0 && records && code ? (
        <code.SaveFailures editor={editor} records={records} />
      ) : null}
      {records && code ? <code.ChangedRecords editor={editor} records={records} /> : null}
      {records && !code ? (
        <WaitingEditor onRetry={editor.retryCode} />
      ) : (
        <TabRecords tab={tab} editor={editor} records={shown} />
      )}
    </div>
  );
}

/** In place of the fields until what edits them is here; with `onRetry` it has not come. */
function WaitingEditor({ onRetry }: { onRetry: (() => void) | undefined }) {
  return onRetry ? (
    <ErrorState
      heading={m.ui_missing_code_heading()}
      message={m.ui_missing_code_message()}
      onRetry={onRetry}
    />
  ) : (
    <LoadingState>
      <CardSkeleton />
    </LoadingState>
  );
}

const PLACES = { company: '{company}', address: '{address}', email: '{email}' };

/** Whether a text leaves a place for what the settings say. */
const hasPlace = ({ values }: EditedRecord): boolean => {
  const text = JSON.stringify(values);
  return Object.values(PLACES).some((place) => text.includes(place));
};

interface TabBarProps {
  tab: PageTab;
  editor: TabEditing;
  stored: readonly EditedRecord[];
}

/** 'Edit Content' becomes 'Save Changes' and back (PGE-01). */
function TabBar({ tab, editor, stored }: TabBarProps) {
  const { records, saving } = editor;
  const edit = useFocusOnEnd(records !== undefined);
  return (
    <Cluster gap={1} align="center" below={2} className={styles.bar}>
      {records ? (
        <>
          <Button busy={saving} disabled={!editor.code} onClick={() => editor.save(records)}>
            {saving ? m.admin_saving() : m.area_save_changes()}
          </Button>
          <Cancel editor={editor} changed={records.some(isChanged)} />
          <p className={textStyle({ tone: 'muted', size: 'small', leading: 1.45 }, styles.state)}>
            {m.admin_page_editing()} {records.some(hasPlace) ? m.admin_page_places(PLACES) : ''}
          </p>
        </>
      ) : (
        <>
          <Button ref={edit} onClick={() => editor.start(stored)}>
            {m.admin_page_edit()}
          </Button>
          <ButtonLink to={tab.to} target="_blank" variant="ghost">
            {m.admin_page_view()}
          </ButtonLink>
        </>
      )}
    </Cluster>
  );
}

/** Ends the editing; asks first where something would be lost. */
function Cancel({ editor, changed }: { editor: TabEditing; changed: boolean }) {
  const [asking, setAsking] = useState(false);
  return (
    <>
      <Button
        variant="ghost"
        disabled={editor.saving}
        onClick={() => (changed ? setAsking(true) : editor.end())}
      >
        {m.ui_cancel()}
      </Button>
      <ConfirmDialog
        open={asking}
        onOpenChange={setAsking}
        title={m.admin_page_cancel_title()}
        question={m.admin_page_cancel_question()}
        confirmLabel={m.admin_page_cancel_confirm()}
        onConfirm={editor.end}
      />
    </>
  );
}

/** The button that ended the editing is gone: the one that begins it again takes its focus. */
function useFocusOnEnd(editing: boolean) {
  const edit = useRef<HTMLButtonElement>(null);
  const was = useRef(editing);
  useEffect(() => {
    const ended = was.current && !editing;
    was.current = editing;
    if (ended && document.activeElement === document.body) edit.current?.focus();
  }, [editing]);
  return edit;
}
