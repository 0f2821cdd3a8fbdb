import { useEffect } from 'react';
import { m } from '#messages';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { useUnsavedWarning } from '../../../lib/use-unsaved-warning.ts';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { useOtherTabs } from '../api/portfolio-cache.ts';
import { useEditOnArrival, useModeFocus, useNewerPortfolio } from '../state/edit-on-arrival.ts';
import { hasUnsavedEdits } from '../state/editor-state.ts';
import { useEditorState, useEditorStore } from '../state/editor-store.ts';
import { useLeftEdits } from '../state/left-edits.ts';
import { LeftEdits } from './left-edits.tsx';
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
  const left = useLeftEdits(own.portfolio);
  if (own.portfolio) {
    return (
      <>
        <LeftEdits portfolio={own.portfolio} left={left} />
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
