import type { Portfolio } from '@vitrine/contracts';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { useEditorStore } from '../state/editor-store.ts';
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
          store.dispatch({ type: 'saved' });
          window.scrollTo({ top: 0 });
          toast({ message: together ? m.portfolio_saved_together() : m.portfolio_saved() });
        },
      },
    );
  return {
    save,
    submit: () => send({ base, draft }),
    /** After a conflict: what was chosen, over what the other side saved. */
    decide(theirs: Portfolio, merged: Portfolio) {
      store.dispatch({ type: 'merged', base: theirs, draft: merged });
      send({ base: theirs, draft: merged });
    },
  };
}
