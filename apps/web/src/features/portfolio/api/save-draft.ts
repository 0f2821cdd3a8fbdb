import type { Portfolio } from '@vitrine/contracts';
import { useToast } from '#components/feedback/toast-context.ts';
import type { Choices, Diverged } from '#lib/editing/merge.ts';
import { m } from '#messages';
import { hasUnsavedEdits } from '../state/editor-state.ts';
import { useEditorStore } from '../state/editor-store.ts';
import { mergePortfolios } from '../state/portfolio-fields.ts';
import { useMediaUploads, usePhotoUpload } from './media-queue.ts';
import { useSavePortfolio } from './save-portfolio.ts';

/** Saves what is being edited, and leaves the editor when that is done. */
export function useSaveDraft(base: Portfolio, draft: Portfolio) {
  const store = useEditorStore();
  const toast = useToast();
  const save = useSavePortfolio((sent) => store.sending(sent.at(-1)));
  const { photo } = usePhotoUpload();
  const { list } = useMediaUploads();
  const savedMessage = (together: boolean): string => {
    // 'saved' without more would be untrue beside what is not
    if (hasUnsavedEdits(store.get())) return m.portfolio_saved_unfinished();
    if (photo?.problem || list.some(({ problem }) => problem)) return m.portfolio_saved_words();
    return together ? m.portfolio_saved_together() : m.portfolio_saved();
  };
  const send = (stored: Portfolio, values: Portfolio) => {
    const { sent } = store.get();
    save.mutate(
      { stored, values, sent: sent && [sent] },
      {
        onSuccess: ({ together }) => {
          store.saved();
          window.scrollTo({ top: 0 });
          toast({ message: savedMessage(together) });
        },
      },
    );
  };
  return {
    save,
    submit: () => send(base, draft),
    /** After a conflict: what was chosen, over what the other side saved. */
    decide(sides: Diverged<Portfolio>, choices: Choices) {
      const { portfolio: draft } = mergePortfolios(sides, choices);
      store.merge(sides.theirs, draft);
      send(sides.theirs, draft);
    },
  };
}
