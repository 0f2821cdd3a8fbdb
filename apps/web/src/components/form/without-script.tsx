import { m } from '#messages';
import { isServerBuild } from '../../env.ts';
import styles from './without-script.module.css';

/**
 * Says of a form that it takes nothing where no script runs. Not where one is slow to come: with it
 * the form works. React leaves alone what the server wrote here, and browsers load no word of it.
 */
export function WithoutScript() {
  return (
    <noscript className={styles.words}>
      {isServerBuild ? <p>{m.public_form_needs_script()}</p> : null}
    </noscript>
  );
}
