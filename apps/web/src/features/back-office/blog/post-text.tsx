import { Markdown } from '../../../components/markdown/markdown.tsx';
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
    <article className={styles.post}>
      <span aria-hidden="true" className={styles.icon}>
        {icon}
      </span>
      <h3 className={styles.title}>{title}</h3>
      <p className={styles.description}>{description}</p>
      {sections.map((text, place) => (
        <Markdown key={`${place}`} text={text} className={styles.section} />
      ))}
    </article>
  );
}
