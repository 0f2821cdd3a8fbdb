import type { PostSummary } from '@vitrine/contracts';
import { m } from '#messages';
import { type Column, DataTable } from '../../../components/ui/data-table.tsx';
import { Moment } from '../components/moment.tsx';
import { PostActions } from './post-actions.tsx';
import { PostStatus } from './post-status.tsx';
import styles from './posts-table.module.css';

interface PostsTableProps {
  posts: readonly PostSummary[];
  busy?: boolean | undefined;
  onFailure: (failure: string) => void;
}

export function PostsTable({ posts, busy, onFailure }: PostsTableProps) {
  return (
    <DataTable
      caption={m.admin_blog_title()}
      columns={columns(onFailure)}
      rows={posts}
      rowKey={({ id }) => id}
      busy={busy}
    />
  );
}

const columns = (onFailure: PostsTableProps['onFailure']): Column<PostSummary>[] => [
  { id: 'post', header: m.admin_blog_column_post(), rowHeader: true, cell: postCell },
  { id: 'content', header: m.admin_blog_column_content(), card: 'line', cell: contentCell },
  { id: 'status', header: m.admin_blog_column_status(), card: 'beside', cell: statusCell },
  {
    id: 'actions',
    header: m.admin_blog_column_actions(),
    align: 'end',
    cell: (post) => <PostActions post={post} onFailure={onFailure} />,
  },
];

const postCell = ({ icon, title, description }: PostSummary) => (
  <div className={styles.post}>
    <span aria-hidden="true" className={styles.icon}>
      {icon}
    </span>
    <div className={styles.words}>
      {title}
      <p className={styles.small}>{description}</p>
    </div>
  </div>
);

/** The server sends this much of the first section. */
const PREVIEW_LENGTH = 50;

const contentCell = ({ sections, preview }: PostSummary) => (
  <div className={styles.words}>
    {m.admin_blog_content_items({ count: sections })}
    <p className={styles.small}>{preview.length < PREVIEW_LENGTH ? preview : `${preview}…`}</p>
  </div>
);

const statusCell = ({ status, publish_at, announced_at }: PostSummary) => (
  <div className={styles.status}>
    <PostStatus status={status} />
    {status === 'scheduled' && publish_at ? (
      <p className={styles.small}>
        <Moment at={publish_at} />
      </p>
    ) : null}
    {announced_at ? (
      <p className={styles.small}>
        {m.admin_blog_announced_on()} <Moment at={announced_at} />
      </p>
    ) : null}
  </div>
);
