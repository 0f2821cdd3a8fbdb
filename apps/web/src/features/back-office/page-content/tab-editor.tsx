import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { m } from '#messages';
import { CardSkeleton } from '../components/content-groups.tsx';
import type { PageTab } from './page-tabs.ts';
import { SaveFailures } from './save-failures.tsx';
import { TabBar } from './tab-bar.tsx';
import styles from './tab-editor.module.css';
import { TabRecords } from './tab-records.tsx';
import { useStoredTab } from './use-stored-tab.ts';
import { useTabEditor } from './use-tab-editor.ts';

/** One tab: what is stored, and the editing of it. */
export function TabEditor({ tab }: { tab: PageTab }) {
  const stored = useStoredTab(tab);
  const editor = useTabEditor(tab);
  const { savedDraft, records } = editor;
  if (!stored.records && !records) {
    if (!stored.failed) {
      return (
        <LoadingState>
          <CardSkeleton />
        </LoadingState>
      );
    }
    return (
      <ErrorState
        heading={m.admin_failed()}
        message={stored.failed.message}
        onRetry={stored.retry}
      />
    );
  }
  const shown = records ?? stored.records ?? [];
  return (
    <div className={styles.tab}>
      {savedDraft && !records ? <RestorePrompt name={tab.label()} editor={editor} /> : null}
      <TabBar tab={tab} editor={editor} stored={shown} />
      {editor.failures.size > 0 && records ? (
        <SaveFailures editor={editor} records={records} />
      ) : null}
      <TabRecords tab={tab} editor={editor} records={shown} />
    </div>
  );
}
