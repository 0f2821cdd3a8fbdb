import { m } from '#messages';
import styles from './honeypot.module.css';

/** A field that no person sees, reaches or fills in; what writes into it gives itself away. */
export function Honeypot() {
  return (
    <div className={styles.away} aria-hidden="true">
      <label>
        {m.field_website()}
        <input type="text" name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
