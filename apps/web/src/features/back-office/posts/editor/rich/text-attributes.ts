import { cx } from '#components/cx.ts';
import { markdownClass } from '#components/markdown/markdown-class.ts';
import styles from './formatted-text.module.css';

const labelId = (id: string) => `${id}-label`;

/** What makes an editable element a text field for everybody; its label is that of its shell. */
export const textField = (id: string) =>
  ({
    className: cx(markdownClass, styles.text),
    role: 'textbox',
    'aria-multiline': true,
    'aria-labelledby': labelId(id),
  }) as const;

/**
 * Calls back when the label of a text field is pressed: browsers give the focus to form controls
 * alone. @returns how to stop that
 */
export function onLabel(field: HTMLElement, pressed: () => void): () => void {
  const label = document.getElementById(labelId(field.id));
  label?.addEventListener('click', pressed);
  return () => label?.removeEventListener('click', pressed);
}
