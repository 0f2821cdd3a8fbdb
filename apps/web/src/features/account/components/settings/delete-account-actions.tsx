import { m } from '#messages';
import { useSurroundingForm } from '../../../../components/form/form-context.ts';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { DialogActions } from '../../../../components/ui/dialog-actions.tsx';

export function DeleteAccountActions({ onCancel }: { onCancel: () => void }) {
  const sending = useSurroundingForm()?.sending ?? false;
  return (
    <DialogActions>
      <Button variant="secondary" disabled={sending} onClick={onCancel}>
        {m.ui_cancel()}
      </Button>
      <SubmitButton
        variant="danger"
        label={m.account_delete_confirm()}
        busyLabel={m.account_delete_busy()}
      />
    </DialogActions>
  );
}
