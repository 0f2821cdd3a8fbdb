import { m } from '#messages';
import styles from './not-given.module.css';

/** The word for a text that is not there. */
export function NotGiven() {
  return <span className={styles.none}>{m.admin_not_given()}</span>;
}
