import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useEffectEvent } from 'react';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { loadedReader, useSavedDraft } from '#lib/editing/use-draft.ts';
import { LoadedCode, useLoadedCode } from '#lib/loaded-code.ts';
import { useUnsavedWarning } from '#lib/use-unsaved-warning.ts';
import { m } from '#messages';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { useOtherTabs } from '../api/portfolio-cache.ts';
import {
  useEditOnArrival,
  useModeFocus,
  useNewerPortfolio,
  useReloadedWhileEditing,
} from '../state/edit-on-arrival.ts';
import { DRAFT_KIND, hasUnsavedEdits, type SavedEdits } from '../state/editor-state.ts';
import { useEditorState, useEditorStore } from '../state/editor-store.ts';
import { MissingPortfolio } from './missing-portfolio.tsx';
import { PortfolioOverview } from './portfolio-overview.tsx';
import { OverviewSkeleton, PortfolioHeaderSkeleton } from './portfolio-skeleton.tsx';

/** What edits the portfolio comes once someone wants to. */
export const editorCode = new LoadedCode(
  async () => (await import('./portfolio-editor.tsx')).PortfolioEditor,
);
/** What reads a saved draft comes once there is one. */
export const savedEditsCode = new LoadedCode(() => import('../state/saved-edits.ts'));
const savedEditsReader = loadedReader(async () => (await savedEditsCode.load()).savedEditsSchema);

/** The portfolio as its owner has it: looked at or edited (POR-02). */
export function PortfolioScreen() {
  const own = useOwnPortfolio();
  const { base, draft, ...editor } = useEditorState();
  const store = useEditorStore();
  useUnsavedWarning(hasUnsavedEdits({ base, draft, ...editor }));
  useEffect(() => store.flush, [store]);
  useOtherTabs();
  useNewerPortfolio(own.portfolio);
  const { code: Editor, failed, retry } = useLoadedCode(editorCode, Boolean(draft));
  useEditOnArrival(own.portfolio, Editor !== undefined);
  useModeFocus(Boolean(draft));
  const found = useSavedDraft(DRAFT_KIND, savedEditsReader, store.draftKey);
  if (own.portfolio) {
    return (
      <>
        <RestoreEdits portfolio={own.portfolio} {...found} />
        {!base || !draft ? (
          <PortfolioOverview portfolio={own.portfolio} owner={own.owner} />
        ) : Editor ? (
          <Editor base={base} draft={draft} owner={own.owner} />
        ) : (
          <WaitingEditor onRetry={failed ? retry : undefined} />
        )}
      </>
    );
  }
  return (
    <>
      {own.query.isError ? (
        <PageHeader title={m.account_portfolio()} />
      ) : (
        <PortfolioHeaderSkeleton />
      )}
      <MissingPortfolio query={own.query} skeleton={<OverviewSkeleton />} />
    </>
  );
}

/** In place of the editor until its code is here; with `onRetry` it has not come. */
function WaitingEditor({ onRetry }: { onRetry: (() => void) | undefined }) {
  return (
    <>
      <PageHeader title={m.account_portfolio()} />
      {onRetry ? (
        <ErrorState
          heading={m.ui_missing_code_heading()}
          message={m.ui_missing_code_message()}
          onRetry={onRetry}
        />
      ) : (
        <LoadingState>
          <Skeleton shape="card" count={2} />
        </LoadingState>
      )}
    </>
  );
}

interface RestoreEditsProps extends ReturnType<typeof useSavedDraft<SavedEdits>> {
  portfolio: Portfolio;
}

/**
 * Offers the saved draft of a closed tab or a flat battery, and does not restore it without asking;
 * but anyone who reloads the page in the middle of editing goes on where they were.
 */
function RestoreEdits({ portfolio, savedDraft, unread, discard, look }: RestoreEditsProps) {
  const store = useEditorStore();
  const busy = hasUnsavedEdits(useEditorState());
  // It is here where it has read a draft.
  const code = savedEditsCode.value;
  const settled = Boolean(savedDraft && code?.isSettled(savedDraft.content, portfolio));
  const reloaded = useReloadedWhileEditing();
  const goesOn = reloaded && !busy && !settled && savedDraft !== undefined;
  useEffect(() => {
    if (!settled) return;
    discard();
    // Another tab may have saved another draft.
    look();
  });
  const restore = () => {
    if (!savedDraft || !code) return;
    store.restore(code.restoredEdits(savedDraft.content, portfolio));
    // Saved under this page's key before the old draft is removed.
    store.flush();
    discard();
  };
  const goOn = useEffectEvent(restore);
  useEffect(() => {
    if (goesOn) goOn();
  }, [goesOn]);
  // Never offered while there are unsaved edits.
  if (busy || settled || goesOn || !(savedDraft || unread)) return null;
  return (
    <Stack below={3}>
      <RestorePrompt
        name={m.account_portfolio()}
        editor={{
          savedDraft,
          restore,
          discardSavedDraft: discard,
          unreadDraft: unread,
          readDraft: look,
        }}
      />
    </Stack>
  );
}
