import type { EndpointOutput } from '@vitrine/contracts';
import { m } from '#messages';
import { StatCards } from '../components/stat-cards.tsx';
import styles from './post-figures.module.css';

type Counts = EndpointOutput<'posts.list'>['counts'];

const UNKNOWN: Counts = { total: 0, published: 0, drafts: 0, scheduled: 0, sections: 0 };

/**
 * The figures above the list; what is scheduled is not out yet and counts as draft. Until they are
 * known they take their place, so that nothing moves when they come.
 */
export function PostFigures({ counts }: { counts: Counts | undefined }) {
  const { total, published, drafts, scheduled, sections } = counts ?? UNKNOWN;
  const figure = (value: number) => (counts ? value : '…');
  const stats = [
    { label: m.admin_blog_stat_total(), value: figure(total) },
    { label: m.admin_blog_stat_published(), value: figure(published) },
    {
      label: m.admin_blog_stat_drafts(),
      value: figure(drafts + scheduled),
      hint: scheduled > 0 ? m.admin_blog_stat_scheduled({ count: scheduled }) : undefined,
    },
    { label: m.admin_blog_stat_content(), value: figure(sections) },
  ];
  return (
    <div className={styles.figures}>
      <StatCards stats={stats} />
    </div>
  );
}
