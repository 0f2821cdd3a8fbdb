import { m } from '#messages';
import { Button } from '../ui/button.tsx';
import styles from './error-state.module.css';

interface ErrorStateProps {
  heading: string;
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
}

/** Something could not be loaded; what, why, and the way to try once more. */
export function ErrorState({ heading, message, onRetry, retryLabel }: ErrorStateProps) {
  return (
    <div role="alert" className={styles.error}>
      <h2 className={styles.heading}>{heading}</h2>
      {message ? <p className={styles.message}>{message}</p> : null}
      {onRetry ? (
        <Button variant="secondary" onClick={onRetry} className={styles.retry}>
          {retryLabel ?? m.ui_try_again()}
        </Button>
      ) : null}
    </div>
  );
}
