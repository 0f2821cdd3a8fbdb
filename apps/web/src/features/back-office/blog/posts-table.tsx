import { type BlogPost, isPublished } from '@vitrine/contracts';
import { ExternalLink } from 'lucide-react';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { Badge } from '../../../components/ui/badge.tsx';
import { ButtonLink } from '../../../components/ui/button-link.tsx';
import { type Column, DataTable } from '../../../components/ui/data-table.tsx';
import { paths } from '../../../lib/paths.ts';
import { previewOf } from './posts.ts';
import styles from './posts-table.module.css';

interface PostsTableProps {
  posts: readonly BlogPost[];
  /** Whether a search is what narrowed the list. */
  searching: boolean;
}

export function PostsTable({ posts, searching }: PostsTableProps) {
  return (
    <DataTable
      caption={m.admin_blog_title()}
      columns={columns()}
      rows={posts}
      rowKey={(post) => post.id}
      empty={
        <EmptyState
          heading="h2"
          title={m.admin_blog_empty()}
          hint={searching ? m.admin_blog_empty_search() : m.admin_blog_empty_first()}
        />
      }
    />
  );
}

const columns = (): Column<BlogPost>[] => [
  { id: 'post', header: m.admin_blog_column_post(), rowHeader: true, cell: postCell },
  { id: 'content', header: m.admin_blog_column_content(), cell: contentCell },
  { id: 'status', header: m.admin_blog_column_status(), cell: statusCell },
  { id: 'actions', header: m.admin_blog_column_actions(), align: 'end', cell: viewLink },
];

const postCell = ({ icon, title, description }: BlogPost) => (
  <div className={styles.post}>
    <span aria-hidden="true" className={styles.icon}>
      {icon}
    </span>
    <div>
      {title}
      <p className={styles.description}>{description}</p>
    </div>
  </div>
);

const contentCell = (post: BlogPost) => {
  const count = post.posts?.length ?? 0;
  return (
    <div>
      {count === 1 ? m.admin_blog_content_items_one() : m.admin_blog_content_items({ count })}
      <p className={styles.preview}>{previewOf(post)}</p>
    </div>
  );
};

const statusCell = (post: BlogPost) =>
  isPublished(post) ? (
    <Badge tone="success">{m.admin_blog_status_published()}</Badge>
  ) : (
    <Badge tone="warning">{m.admin_blog_status_draft()}</Badge>
  );

/** Only what visitors can open has an address to look at. */
const viewLink = (post: BlogPost) =>
  isPublished(post) ? (
    <div className={styles.actions}>
      <ButtonLink to={paths.article.to(post.id)} target="_blank" variant="ghost" size="small">
        {m.admin_blog_view()}
        <ExternalLink size={16} aria-hidden="true" />
      </ButtonLink>
    </div>
  ) : null;
