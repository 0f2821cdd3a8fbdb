import { useEffect, useRef, useState } from 'react';
import { Cluster } from '#components/layout/primitives.tsx';
import { Button, ButtonLink } from '#components/ui/button.tsx';
import { ConfirmDialog } from '#components/ui/confirm-dialog.tsx';
import { m } from '#messages';
import { type EditedRecord, isChanged } from './edited-record.ts';
import type { PageTab } from './page-tabs.ts';
import styles from './tab-editor.module.css';
import type { TabEditing } from './use-tab-editor.ts';

interface TabBarProps {
  tab: PageTab;
  editor: TabEditing;
  stored: readonly EditedRecord[];
}

/** 'Edit Content' becomes 'Save Changes' and back (PGE-01). */
export function TabBar({ tab, editor, stored }: TabBarProps) {
  const { records, saving } = editor;
  const edit = useFocusOnEnd(records !== undefined);
  return (
    <Cluster gap={1} align="center" below={2} className={styles.bar}>
      {records ? (
        <>
          <Button busy={saving} onClick={() => editor.save(records)}>
            {saving ? m.admin_saving() : m.area_save_changes()}
          </Button>
          <Cancel editor={editor} changed={records.some(isChanged)} />
          <p className={styles.state}>{m.admin_page_editing()}</p>
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
