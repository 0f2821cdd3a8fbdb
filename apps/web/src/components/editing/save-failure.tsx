import type { ReactNode } from 'react';
import { NetworkError } from '#lib/api-error.ts';
import type { Editor } from '#lib/editing/use-editor.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { Alert } from '../feedback/alert.tsx';
import { Button } from '../ui/button.tsx';

interface SaveFailureProps {
  editor: Pick<Editor, 'failure' | 'conflict' | 'compare'>;
  /** What went wrong, e.g. 'The settings were not saved'. */
  title?: string | undefined;
  /** Said after the reason. */
  hint?: ReactNode | undefined;
  /** Offers another try, where the form's own button is out of sight. */
  onRetry?: (() => void) | undefined;
}

/** Why the last save stored nothing; where somebody else was faster, the way to choose. */
export function SaveFailure({ editor, title, hint, onRetry }: SaveFailureProps) {
  const { failure, conflict, compare } = editor;
  if (failure === undefined) return null;
  const compareButton = conflict ? (
    <Button size="small" variant="secondary" onClick={() => compare(true)}>
      {m.editing_compare()}
    </Button>
  ) : undefined;
  const retryButton = onRetry ? (
    <Button size="small" variant="secondary" onClick={onRetry}>
      {m.ui_try_again()}
    </Button>
  ) : undefined;
  return (
    <Alert tone="danger" title={title} action={compareButton ?? retryButton}>
      {conflict ? m.editing_conflict_said() : saveFailureReason(failure)}
      {hint && !conflict ? <> {hint}</> : null}
    </Alert>
  );
}

/** Why something was not stored, in the server's own words where it had some. */
export const saveFailureReason = (error: unknown): string =>
  error instanceof NetworkError ? m.form_unreachable() : failureReason(error);
