import type { Portfolio } from '@vitrine/contracts';
import { useToast } from '#components/feedback/toast-context.ts';
import type { Choices, Diverged } from '#lib/editing/merge.ts';
import { m } from '#messages';
import { useEditorStore } from '../state/editor-store.ts';
import { mergePortfolios } from '../state/portfolio-fields.ts';
import { useSavePortfolio } from './save-portfolio.ts';

/** Saves what is being edited, and leaves the editor when that is done. */
export function useSaveDraft(base: Portfolio, draft: Portfolio) {
  const store = useEditorStore();
  const toast = useToast();
  const save = useSavePortfolio();
  const send = (changes: { base: Portfolio; draft: Portfolio }) =>
    save.mutate(
      { ...changes, sent: store.get().sent },
      {
        onSuccess: ({ together }) => {
          store.saved();
          window.scrollTo({ top: 0 });
          toast({ message: together ? m.portfolio_saved_together() : m.portfolio_saved() });
        },
      },
    );
  return {
    save,
    submit: () => send({ base, draft }),
    /** After a conflict: what was chosen, over what the other side saved. */
    decide(sides: Diverged<Portfolio>, choices: Choices) {
      const { portfolio: draft } = mergePortfolios(sides, choices);
      store.merge(sides.theirs, draft);
      send({ base: sides.theirs, draft });
    },
  };
}
