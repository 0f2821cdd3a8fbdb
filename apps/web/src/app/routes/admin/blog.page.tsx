import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { BlogManagement } from '../../../features/back-office/blog/blog-management.tsx';
import { Answered } from '../../../features/back-office/components/answered.tsx';
import { TableSkeleton } from '../../../features/back-office/components/table-skeleton.tsx';
import { useEndpoint } from '../../../lib/endpoint-query.ts';
import type { PageHead, PageQueries } from '../../../lib/page.ts';

export const queries: PageQueries = ({ query }) => [query('blogs.list')];

export const head: PageHead = () => ({ title: m.admin_blog_title(), robots: 'noindex' });

export function Page() {
  const posts = useEndpoint('blogs.list');
  return (
    <>
      <PageHeader title={m.admin_blog_title()} />
      <Answered query={posts} skeleton={<TableSkeleton />} failed={m.admin_blog_failed()}>
        {(found) => <BlogManagement posts={found} />}
      </Answered>
    </>
  );
}
