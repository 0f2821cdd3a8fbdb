import { Markdown } from '#components/markdown/markdown.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import styles from './post-text.module.css';

interface PostTextProps {
  icon: string;
  title: string;
  description: string;
  sections: readonly string[];
}

/** A post as its page will show it, in the frame of the back-office. */
export function PostText({ icon, title, description, sections }: PostTextProps) {
  return (
    <article className={textStyle({ fill: 'shrink', wrap: 'anywhere' }, styles.post)}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <h3 className={textStyle({ size: 2, above: 1, below: 1 }, styles.title)}>{title}</h3>
      <p className={textStyle({ tone: 'muted', size: 'lead', leading: 1.5, measure: 34 })}>
        {description}
      </p>
      {sections.map((text, place) => (
        <Markdown key={`${place}`} text={text} className={styles.section} />
      ))}
    </article>
  );
}
