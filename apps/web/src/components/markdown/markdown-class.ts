import styles from './markdown.module.css';

/** How headings, lists and the rest of a text look, wherever it is shown or written. */
export const markdownClass = styles.text;
