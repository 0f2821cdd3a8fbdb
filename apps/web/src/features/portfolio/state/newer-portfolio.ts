import type { Portfolio } from '@vitrine/contracts';
import { useEffect } from 'react';
import { useEditorState, useEditorStore } from './editor-store.ts';

/** An open editor without edits goes along with what was saved elsewhere. */
export function useNewerPortfolio(portfolio: Portfolio | undefined): void {
  const store = useEditorStore();
  const { base } = useEditorState();
  const newer = portfolio && base && portfolio.version > base.version ? portfolio : undefined;
  useEffect(() => {
    if (newer) store.dispatch({ type: 'refreshed', portfolio: newer });
  }, [newer, store]);
}
