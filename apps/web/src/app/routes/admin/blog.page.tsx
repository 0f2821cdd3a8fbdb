import { m } from '#messages';
import { PageHeader } from '../../../components/layout/page-header.tsx';
import { BlogManagement } from '../../../features/back-office/blog/blog-management.tsx';
import { NewPostButton } from '../../../features/back-office/blog/new-post-button.tsx';
import type { PageHead } from '../../../lib/page.ts';

export const head: PageHead = () => ({ title: m.admin_blog_title(), robots: 'noindex' });

export function Page() {
  return (
    <>
      <PageHeader title={m.admin_blog_title()} actions={<NewPostButton />} />
      <BlogManagement />
    </>
  );
}
