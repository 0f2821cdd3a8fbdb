import { m } from '#messages';
import { Button } from '../ui/button.tsx';
import { textStyle } from '../ui/text-style.ts';
import styles from './error-state.module.css';

interface ErrorStateProps {
  heading: string;
  message?: string | undefined;
  onRetry?: (() => void) | undefined;
  retryLabel?: string | undefined;
  /** It replaces a whole page, and its heading is the page's own. */
  wholePage?: boolean | undefined;
}

/** Something could not be loaded; what, why, and the way to try once more. */
export function ErrorState(props: ErrorStateProps) {
  const { heading, message, onRetry, retryLabel, wholePage } = props;
  const Heading = wholePage ? 'h1' : 'h2';
  return (
    <div role="alert" className={styles.error}>
      <Heading className={textStyle({ size: 3 })}>{heading}</Heading>
      {message ? (
        <p className={textStyle({ tone: 'muted', measure: 34, above: 1 })}>{message}</p>
      ) : null}
      {onRetry ? (
        <Button variant="secondary" onClick={onRetry} className={textStyle({ above: 3 })}>
          {retryLabel ?? m.ui_try_again()}
        </Button>
      ) : null}
    </div>
  );
}
