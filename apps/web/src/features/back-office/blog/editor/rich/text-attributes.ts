import { cx } from '#components/cx.ts';
import { markdownClass } from '#components/markdown/markdown-class.ts';
import styles from './formatted-text.module.css';

/** What makes an editable element a text field for everybody. */
export const textAttributes = (label: string, isWrong: boolean): Record<string, string> => ({
  class: cx(markdownClass, styles.text) ?? '',
  role: 'textbox',
  'aria-multiline': 'true',
  'aria-label': label,
  ...(isWrong && { 'aria-invalid': 'true' }),
});
