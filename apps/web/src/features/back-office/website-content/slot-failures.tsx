import { Alert } from '#components/feedback/alert.tsx';
import { Button } from '#components/ui/button.tsx';
import { m } from '#messages';
import styles from './slot-failures.module.css';
import type { Slot } from './slots.ts';

/** What could not be loaded, in a banner above the tabs (WEB-05). */
export function SlotFailures({ slots }: { slots: readonly Slot[] }) {
  const failed = slots.filter(({ state }) => state === 'failed');
  if (failed.length === 0) return null;
  const retry = () => {
    for (const slot of failed) slot.retry();
  };
  return (
    <div className={styles.banner}>
      <Alert
        tone="danger"
        action={
          <Button size="small" variant="secondary" onClick={retry}>
            {m.ui_try_again()}
          </Button>
        }
      >
        {failed.map(({ type, url = '' }) => (
          <p key={type}>{m.admin_content_failed({ url })}</p>
        ))}
      </Alert>
    </div>
  );
}
