import type { QueryClient } from '@tanstack/react-query';
import type { PostStatus } from '@vitrine/contracts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { listKey } from '#lib/list-query.ts';
import { formatCount } from '#lib/locale.ts';
import { m } from '#messages';
import type { StatusLooks } from '../components/status-badge.tsx';

export const postStatus: StatusLooks<PostStatus> = {
  published: { label: m.area_published, tone: 'success' },
  scheduled: { label: m.admin_posts_status_scheduled, tone: 'info' },
  submitted: { label: m.admin_posts_status_submitted, tone: 'accent' },
  draft: { label: m.area_draft, tone: 'warning' },
};

/** Whether a writer may change a post: what is out, or will be, is for those who publish. */
export const isOpenToWriters = (status: PostStatus): boolean =>
  status === 'draft' || status === 'submitted';

/** How often something was read: '1,204 reads'. */
export const readsCount = (count: number): string =>
  m.admin_posts_reads_count({ count, written: formatCount(count) });

/** Stands in the address in the place of a post's id. */
export const NEW_POST = 'new';

/** Where the editor keeps the post it started from. */
export const editedPostKey = (id: string) => ['post being edited', id] as const;

/** Everything that shows posts asks again: the lists here, and what visitors see of this browser. */
export async function postsChanged(queries: QueryClient, id?: string): Promise<void> {
  const stale = [
    listKey('posts.list'),
    ['blogs.get'],
    ['articles'],
    ['articles.list'],
    ['articles.overview'],
    ['articles.related'],
  ];
  const more = [['admin.overview'], ...(id === undefined ? [] : [versionsKey(id)])];
  await Promise.all([...stale, ...more].map((queryKey) => queries.invalidateQueries({ queryKey })));
}

const versionsKey = (id: string) => endpointKey('posts.versions.list', { params: { id } });
