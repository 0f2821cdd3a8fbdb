import type { Portfolio } from '@vitrine/contracts';
import { useEffect } from 'react';
import { m } from '#messages';
import { RestorePrompt } from '../../../components/editing/restore-prompt.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { useLeftDraft } from '../../../lib/editing/use-draft.ts';
import { useUnsavedWarning } from '../../../lib/use-unsaved-warning.ts';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { useOtherTabs } from '../api/portfolio-cache.ts';
import { useEditOnArrival, useModeFocus, useNewerPortfolio } from '../state/edit-on-arrival.ts';
import { hasUnsavedEdits, type KeptEdits } from '../state/editor-state.ts';
import { useEditorState, useEditorStore } from '../state/editor-store.ts';
import { DRAFT_KIND, isSettled, keptSchema, restoredEdits } from '../state/kept-edits.ts';
import styles from './editor.module.css';
import { NoPortfolio } from './no-portfolio.tsx';
import { PortfolioEditor } from './portfolio-editor.tsx';
import { PortfolioOverview } from './portfolio-overview.tsx';

/** The portfolio as its owner has it: looked at or edited (POR-02). */
export function PortfolioScreen() {
  const own = useOwnPortfolio();
  const { base, draft, ...editor } = useEditorState();
  const store = useEditorStore();
  useUnsavedWarning(hasUnsavedEdits({ base, draft, ...editor }));
  useEffect(() => store.flush, [store]);
  useOtherTabs();
  useNewerPortfolio(own.portfolio);
  useEditOnArrival(own.portfolio);
  useModeFocus(Boolean(draft));
  const left = useLeftDraft(DRAFT_KIND, keptSchema, store.draftKey);
  if (own.portfolio) {
    return (
      <>
        <LeftEdits portfolio={own.portfolio} {...left} />
        {base && draft ? (
          <PortfolioEditor base={base} draft={draft} owner={own.owner} />
        ) : (
          <PortfolioOverview portfolio={own.portfolio} owner={own.owner} />
        )}
      </>
    );
  }
  return (
    <>
      <PageHeader title={m.portfolio_title()} />
      {own.loading ? <LoadingState label={m.portfolio_loading()} /> : null}
      {own.missing ? <NoPortfolio /> : null}
      {own.error ? (
        <ErrorState
          heading={m.portfolio_error({ message: m.portfolio_failed_fetch() })}
          message={own.error}
          onRetry={own.retry}
        />
      ) : null}
    </>
  );
}

interface LeftEditsProps extends ReturnType<typeof useLeftDraft<KeptEdits>> {
  portfolio: Portfolio;
}

/** Offers what a closed tab or a flat battery left behind; never puts it in by itself. */
function LeftEdits({ portfolio, left, discard, look }: LeftEditsProps) {
  const store = useEditorStore();
  const busy = hasUnsavedEdits(useEditorState());
  const settled = left !== undefined && isSettled(left.content, portfolio);
  useEffect(() => {
    if (!settled) return;
    discard();
    // Another page may have left some as well.
    look();
  });
  // What is being typed right now comes first.
  if (!left || settled || busy) return null;
  const restore = () => {
    store.dispatch({ type: 'restored', kept: restoredEdits(left.content, portfolio) });
    // Kept anew under this page's key before the old one goes.
    store.flush();
    discard();
  };
  return (
    <div className={styles.left}>
      <RestorePrompt name={m.portfolio_title()} editor={{ left, restore, discardLeft: discard }} />
    </div>
  );
}
