import { m } from '#messages';
import { Button } from '../../../components/ui/button.tsx';
import { SaveConflict } from '../api/save-portfolio.ts';
import { FailureAlert } from './failure-alert.tsx';
import { RetryAlert } from './retry-alert.tsx';

interface SaveFailureAlertProps {
  error: Error | null;
  busy: boolean;
  onRetry: () => void;
  /** Opens the choice between what both sides changed. */
  onDecide: () => void;
}

/** Why it was not saved, and what to do about it. */
export function SaveFailureAlert({ error, busy, onRetry, onDecide }: SaveFailureAlertProps) {
  if (!(error instanceof SaveConflict)) {
    return (
      <RetryAlert title={m.portfolio_failed_save()} error={error} onRetry={onRetry} busy={busy} />
    );
  }
  return (
    <FailureAlert
      title={m.portfolio_failed_save()}
      reason={error.message}
      action={
        <Button size="small" variant="secondary" onClick={onDecide}>
          {m.portfolio_conflict_choose()}
        </Button>
      }
    />
  );
}
