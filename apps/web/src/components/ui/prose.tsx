import { useWrittenLang } from '#lib/written-in.ts';
import styles from './prose.module.css';
import { textStyle } from './text-style.ts';

interface ProseProps {
  /** Plain text: an empty line parts paragraphs, a single line break stays a line break. */
  text: string;
  size?: 'lead' | 'small' | undefined;
  className?: string | undefined;
}

export function Prose({ text, size, className }: ProseProps) {
  const paragraphs = text
    .split(/\n\s*\n/)
    .map((paragraph) => paragraph.trim())
    .filter(Boolean)
    .map((paragraph, position) => ({ paragraph, position }));
  const leading = size === 'lead' ? 1.5 : undefined;
  return (
    <div
      lang={useWrittenLang()}
      className={textStyle({ measure: 'text', size, leading }, styles.prose, className)}
    >
      {paragraphs.map(({ paragraph, position }) => (
        <p key={position}>{paragraph}</p>
      ))}
    </div>
  );
}
