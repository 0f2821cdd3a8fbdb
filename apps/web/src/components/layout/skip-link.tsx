import { m } from '#messages';
import styles from './skip-link.module.css';

export const MAIN_ID = 'main';

/** The first stop of the keyboard: over the navigation, to the content. */
export function SkipLink() {
  return (
    // on paper 'above the page' is the foot of the page before
    <a href={`#${MAIN_ID}`} className={`screen-only ${styles.skip}`}>
      {m.layout_skip_to_content()}
    </a>
  );
}
