import type { Portfolio } from '@vitrine/contracts';
import { useEffect, useState } from 'react';
import { openDraftKeys } from '../../../lib/draft-keeper.ts';
import { dropDraft, listDrafts } from '../../../lib/kept-drafts.ts';
import { useSession } from '../../../lib/session.ts';
import { useEditorStore } from './editor-store.ts';
import { DRAFT_KIND, type KeptEdits, readKept } from './kept-edits.ts';
import { isSettled } from './restore-edits.ts';

export interface LeftEdits {
  /** The latest that the portfolio does not have yet. */
  offered: KeptEdits | undefined;
  /** Once they are restored, or not wanted. */
  remove(edits: KeptEdits): void;
}

/**
 * Edits that a page left behind which is not open any more. They are looked for while the portfolio
 * is still on its way, so that the offer comes with it and does not push it down afterwards.
 */
export function useLeftEdits(portfolio: Portfolio | undefined): LeftEdits {
  const owner = useSession()?.email;
  const { draftKey } = useEditorStore();
  const [left, setLeft] = useState<readonly KeptEdits[]>([]);
  useEffect(() => {
    if (!owner) return;
    let here = true;
    const find = async () => {
      const open = await openDraftKeys();
      const found = listDrafts(owner, DRAFT_KIND).flatMap((draft) => readKept(draft) ?? []);
      if (here) setLeft(found.filter(({ key }) => key !== draftKey && !open.has(key)));
    };
    void find();
    return () => {
      here = false;
    };
  }, [owner, draftKey]);
  const offered = left.find((edits) => portfolio && !isSettled(edits, portfolio));
  return {
    offered,
    remove(edits) {
      dropDraft(edits.key);
      setLeft((known) => known.filter(({ key }) => key !== edits.key));
    },
  };
}
