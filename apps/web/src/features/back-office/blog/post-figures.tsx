import type { EndpointOutput } from '@vitrine/contracts';
import { m } from '#messages';
import { StatCards } from '../components/stat-cards.tsx';
import styles from './post-figures.module.css';

type Counts = EndpointOutput<'posts.list'>['counts'];

/** The figures above the list; what is scheduled is not out yet and counts as draft. */
export function PostFigures({ counts }: { counts: Counts }) {
  const { total, published, drafts, scheduled, sections } = counts;
  const stats = [
    { label: m.admin_blog_stat_total(), value: total },
    { label: m.admin_blog_stat_published(), value: published },
    {
      label: m.admin_blog_stat_drafts(),
      value: drafts + scheduled,
      hint: scheduled > 0 ? m.admin_blog_stat_scheduled({ count: scheduled }) : undefined,
    },
    { label: m.admin_blog_stat_content(), value: sections },
  ];
  return (
    <div className={styles.figures}>
      <StatCards stats={stats} />
    </div>
  );
}
