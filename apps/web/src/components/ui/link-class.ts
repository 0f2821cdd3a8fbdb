import styles from './link-class.module.css';

/** A link in a tool: coloured, underlined under the pointer only. */
export const textLink = styles.text;

/**
 * A link or button whose whole row or card opens it: it spreads over the nearest element that is
 * positioned.
 */
export const coverLink = styles.cover;
