import type { Portfolio } from '@vitrine/contracts';
import { useEffect } from 'react';
import { RestorePrompt } from '#components/editing/restore-prompt.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { loadedReader, useSavedDraft } from '#lib/editing/use-draft.ts';
import { LoadedCode, useLoadedCode } from '#lib/loaded-code.ts';
import { m } from '#messages';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { useOtherTabs } from '../api/portfolio-cache.ts';
import { useEditOnArrival, useEditorMode, useModeFocus } from '../state/edit-on-arrival.ts';
import { PORTFOLIO_DRAFT } from '../state/portfolio-values.ts';
import { MissingPortfolio } from './missing-portfolio.tsx';
import { PortfolioOverview } from './portfolio-overview.tsx';
import { OverviewSkeleton, PortfolioHeaderSkeleton } from './portfolio-skeleton.tsx';

/** What edits the portfolio comes once someone wants to. */
export const editorCode = new LoadedCode(
  async () => (await import('./portfolio-editor.tsx')).PortfolioEditor,
);
/** What reads a saved draft comes once there is one. */
export const keptEditsCode = new LoadedCode(() => import('../state/kept-edits.ts'));
const keptEditsReader = loadedReader(async () => (await keptEditsCode.load()).keptEditsReader);

/** The portfolio as its owner has it: looked at or edited (POR-02). */
export function PortfolioScreen() {
  const own = useOwnPortfolio();
  const mode = useEditorMode();
  const { editing, edit } = mode;
  useOtherTabs();
  const { code: Editor, failed, retry } = useLoadedCode(editorCode, editing);
  const isReady = own.portfolio !== undefined;
  useEditOnArrival(mode, isReady, Editor !== undefined);
  useModeFocus(editing && isReady);
  if (editing && own.portfolio) {
    return Editor ? (
      <Editor key={mode.opened} portfolio={own.portfolio} owner={own.owner} mode={mode} />
    ) : (
      <WaitingEditor onRetry={failed ? retry : undefined} />
    );
  }
  return (
    <>
      {mode.resumes ? null : (
        <RestoreEdits portfolio={own.portfolio} onRestore={() => edit(true)} />
      )}
      {own.portfolio ? (
        <PortfolioOverview portfolio={own.portfolio} owner={own.owner} onEdit={() => edit()} />
      ) : (
        <>
          {own.query.isError ? (
            <PageHeader title={m.account_portfolio()} />
          ) : (
            <PortfolioHeaderSkeleton />
          )}
          <MissingPortfolio query={own.query} skeleton={<OverviewSkeleton />} />
        </>
      )}
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

interface RestoreEditsProps {
  portfolio: Portfolio | undefined;
  onRestore: () => void;
}

/** Offers the saved draft of a closed tab or a flat battery, and does not restore it without asking. */
function RestoreEdits({ portfolio, onRestore }: RestoreEditsProps) {
  const { savedDraft, unread, discard, look } = useSavedDraft(PORTFOLIO_DRAFT, keptEditsReader);
  // It is here where it has read a draft.
  const isSettled =
    savedDraft && portfolio && keptEditsCode.value?.isSettled(savedDraft.content, portfolio);
  useEffect(() => {
    if (!isSettled) return;
    discard();
    // Another tab may have saved another draft.
    look();
  });
  if (!portfolio || isSettled || !(savedDraft || unread)) return null;
  return (
    <Stack below={3}>
      <RestorePrompt
        name={m.account_portfolio()}
        editor={{
          savedDraft,
          restore: onRestore,
          discardSavedDraft: discard,
          unreadDraft: unread,
          readDraft: look,
        }}
      />
    </Stack>
  );
}
