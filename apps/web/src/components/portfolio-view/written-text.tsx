import { cx } from '../cx.ts';
import { Prose } from '../ui/prose.tsx';
import { textStyle } from '../ui/text-style.ts';
import { textBlocks } from './text-blocks.ts';
import styles from './written-text.module.css';

interface WrittenTextProps {
  text: string;
  className?: string | undefined;
}

/** Plain text as its owner typed it; points that they marked with dashes are a list. */
export function WrittenText({ text, className }: WrittenTextProps) {
  const blocks = textBlocks(text).map((block, position) => ({ ...block, position }));
  return (
    <div className={cx(textStyle({ measure: 'text' }), styles.text, className)}>
      {blocks.map(({ isList, lines, position }) =>
        isList ? (
          <ul key={position} className={styles.points}>
            {lines.map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
        ) : (
          <Prose key={position} text={lines.join('\n')} />
        ),
      )}
    </div>
  );
}
