import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { SubmitButton } from '../../../../components/form/submit-button.tsx';
import styles from './save-bar.module.css';

/** The button, and for a while what came of it. */
export function SaveBar({ saved }: { saved: boolean }) {
  return (
    <div className={styles.bar}>
      <SubmitButton label={m.account_save()} busyLabel={m.account_saving()} />
      <div aria-live="polite" className={styles.notice}>
        {saved ? <Alert tone="success">{m.account_saved()}</Alert> : null}
      </div>
    </div>
  );
}
