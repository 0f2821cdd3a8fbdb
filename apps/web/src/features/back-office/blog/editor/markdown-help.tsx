import { m } from '#messages';
import styles from './markdown-help.module.css';

/** What can be written; closed until somebody wants to know. */
export function MarkdownHelp() {
  const rules = [
    m.admin_blog_markdown_help_heading(),
    m.admin_blog_markdown_help_emphasis(),
    m.admin_blog_markdown_help_link(),
    m.admin_blog_markdown_help_list(),
    m.admin_blog_markdown_help_quote(),
    m.admin_blog_markdown_help_code(),
    m.admin_blog_markdown_help_table(),
    m.admin_blog_markdown_help_picture(),
  ];
  return (
    <details className={styles.help}>
      <summary className={styles.summary}>{m.admin_blog_markdown_help()}</summary>
      <ul className={styles.rules}>
        {rules.map((rule) => (
          <li key={rule}>{rule}</li>
        ))}
      </ul>
    </details>
  );
}
