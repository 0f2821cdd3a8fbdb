import type { Portfolio } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Cluster } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { ConfirmDialog } from '../../../components/ui/confirm-dialog.tsx';
import { getLocale } from '../../../lib/locale.ts';
import { hasUnsavedEdits } from '../state/editor-state.ts';
import { useEditorState, useEditorStore } from '../state/editor-store.ts';
import type { KeptEdits } from '../state/kept-edits.ts';
import type { LeftEdits as Left } from '../state/left-edits.ts';
import type { Diverged } from '../state/merge/merge-portfolios.ts';
import { restoring } from '../state/restore-edits.ts';
import { ConflictDialog } from './conflict-dialog.tsx';
import styles from './left-edits.module.css';

interface LeftEditsProps {
  portfolio: Portfolio;
  left: Left;
}

/** Offers what a closed tab or a flat battery left behind; never puts it in by itself. */
export function LeftEdits({ portfolio, left }: LeftEditsProps) {
  const store = useEditorStore();
  const busy = hasUnsavedEdits(useEditorState());
  const { offered, remove } = left;
  const toast = useToast();
  const [discarding, setDiscarding] = useState(false);
  const [diverged, setDiverged] = useState<Diverged>();
  // What is being typed right now comes first.
  if (!offered || busy) return null;

  const open = (edits: KeptEdits, base: Portfolio, draft: Portfolio) => {
    store.dispatch({ type: 'restored', base, draft, kept: edits });
    // Kept anew under this page's key before the old one goes.
    store.flush();
    remove(edits);
    toast({ message: m.portfolio_restored() });
  };
  const restore = () => {
    const found = restoring(offered, portfolio);
    if (found.outcome === 'ask') setDiverged(found.diverged);
    else open(offered, found.base, found.draft);
  };
  return (
    <div className={styles.offer}>
      <Alert
        title={m.portfolio_left_edits({ time: dayAndTime(offered.savedAt) })}
        action={
          <Cluster gap={1}>
            <Button size="small" onClick={restore}>
              {m.portfolio_restore()}
            </Button>
            <Button size="small" variant="ghost" onClick={() => setDiscarding(true)}>
              {m.portfolio_discard()}
            </Button>
          </Cluster>
        }
      >
        {m.portfolio_left_edits_hint()}
      </Alert>
      <ConfirmDialog
        open={discarding}
        onOpenChange={setDiscarding}
        title={m.portfolio_discard_title()}
        question={m.portfolio_discard_question()}
        confirmLabel={m.portfolio_discard()}
        onConfirm={() => {
          setDiscarding(false);
          remove(offered);
        }}
      />
      {diverged ? (
        <ConflictDialog
          open
          diverged={diverged}
          onOpenChange={() => setDiverged(undefined)}
          confirmLabel={m.portfolio_conflict_go_on()}
          onDecided={(merged) => open(offered, diverged.theirs, merged)}
        />
      ) : null}
    </div>
  );
}

/** '20 Nov, 14:03': the day before the month and 24 hours, as people here write it. */
function dayAndTime(moment: Date): string {
  const locale = getLocale() === 'en' ? 'en-GB' : getLocale();
  return new Intl.DateTimeFormat(locale, {
    day: 'numeric',
    month: 'short',
    hour: '2-digit',
    minute: '2-digit',
  }).format(moment);
}
