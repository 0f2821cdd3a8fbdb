import { m } from '#messages';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { useEditOnArrival } from '../state/edit-on-arrival.ts';
import { useEditorState } from '../state/editor-store.ts';
import { useModeFocus } from '../state/mode-focus.ts';
import { useUnsavedWarning } from '../state/unsaved-warning.ts';
import { NoPortfolio } from './no-portfolio.tsx';
import { PortfolioEditor } from './portfolio-editor.tsx';
import { PortfolioOverview } from './portfolio-overview.tsx';

/** The portfolio as its owner has it: looked at or edited (POR-02). */
export function PortfolioScreen() {
  const own = useOwnPortfolio();
  const editor = useEditorState();
  useUnsavedWarning(editor, own.portfolio);
  useEditOnArrival(own.portfolio);
  useModeFocus(Boolean(editor.draft));
  if (own.portfolio && editor.draft) {
    return <PortfolioEditor draft={editor.draft} saved={own.portfolio} />;
  }
  if (own.portfolio) return <PortfolioOverview portfolio={own.portfolio} owner={own.owner} />;
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
