import type { Portfolio } from '@vitrine/contracts';
import { useEffect } from 'react';
import { RestorePrompt } from '#components/editing/editor-form.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Stack } from '#components/layout/primitives.tsx';
import { useSavedDraft } from '#lib/editing/use-draft.ts';
import { useUnsavedWarning } from '#lib/use-unsaved-warning.ts';
import { m } from '#messages';
import { useOwnPortfolio } from '../api/own-portfolio.ts';
import { useOtherTabs } from '../api/portfolio-cache.ts';
import { useEditOnArrival, useModeFocus, useNewerPortfolio } from '../state/edit-on-arrival.ts';
import { hasUnsavedEdits, type SavedEdits } from '../state/editor-state.ts';
import { useEditorState, useEditorStore } from '../state/editor-store.ts';
import { DRAFT_KIND, isSettled, restoredEdits, savedEditsSchema } from '../state/saved-edits.ts';
import { MissingPortfolio } from './missing-portfolio.tsx';
import { PortfolioEditor } from './portfolio-editor.tsx';
import { PortfolioOverview } from './portfolio-overview.tsx';
import { OverviewSkeleton, PortfolioHeaderSkeleton } from './portfolio-skeleton.tsx';

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
  const found = useSavedDraft(DRAFT_KIND, savedEditsSchema, store.draftKey);
  if (own.portfolio) {
    return (
      <>
        <RestoreEdits portfolio={own.portfolio} {...found} />
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
      {own.query.isError ? (
        <PageHeader title={m.account_portfolio()} />
      ) : (
        <PortfolioHeaderSkeleton />
      )}
      <MissingPortfolio query={own.query} skeleton={<OverviewSkeleton />} />
    </>
  );
}

interface RestoreEditsProps extends ReturnType<typeof useSavedDraft<SavedEdits>> {
  portfolio: Portfolio;
}

/** Offers the saved draft of a closed tab or a flat battery; never restores it without asking. */
function RestoreEdits({ portfolio, savedDraft, discard, look }: RestoreEditsProps) {
  const store = useEditorStore();
  const busy = hasUnsavedEdits(useEditorState());
  const settled = savedDraft !== undefined && isSettled(savedDraft.content, portfolio);
  useEffect(() => {
    if (!settled) return;
    discard();
    // Another tab may have saved another draft.
    look();
  });
  // Never offered while there are unsaved edits.
  if (!savedDraft || settled || busy) return null;
  const restore = () => {
    store.restore(restoredEdits(savedDraft.content, portfolio));
    // Saved under this page's key before the old draft is removed.
    store.flush();
    discard();
  };
  return (
    <Stack below={3}>
      <RestorePrompt
        name={m.account_portfolio()}
        editor={{ savedDraft, restore, discardSavedDraft: discard }}
      />
    </Stack>
  );
}
