import styles from './section-break.module.css';

/** A thin strip of contour lines between two sections. */
export function SectionBreak() {
  return <div className={styles.contours} aria-hidden="true" />;
}
