import { LoadedCode, useLoadedCode } from '#lib/loaded-code.ts';
import { m } from '#messages';
import { dialogCode, WaitingDialog } from '../ui/dialog.tsx';
import type { ConflictDialogProps } from './conflict-dialog.tsx';

/** Comes with the first change that is made elsewhere. */
export const conflictCode = new LoadedCode(async () => {
  const [code] = await Promise.all([import('./conflict.ts'), dialogCode.load()]);
  return code;
});

/** The dialog of a conflict, which nearly nobody sees: loaded when it is opened. */
export function LoadedConflict(props: ConflictDialogProps) {
  const { code, failed, retry } = useLoadedCode(conflictCode, true);
  if (code) return <code.ConflictDialog {...props} />;
  return (
    <WaitingDialog
      title={m.editing_compare()}
      size="large"
      onOpenChange={props.onClose}
      onRetry={failed ? retry : undefined}
    />
  );
}
