import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { Button } from '../../../../components/ui/button.tsx';

/** Tells that what stands in the fields is from before, and was not saved. */
export function UnsavedSettings({ onDiscard }: { onDiscard: () => void }) {
  return (
    <Alert
      action={
        <Button variant="ghost" size="small" onClick={onDiscard}>
          {m.account_unsaved_discard()}
        </Button>
      }
    >
      {m.account_unsaved()}
    </Alert>
  );
}
