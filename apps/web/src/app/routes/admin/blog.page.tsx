import { areaPage } from '#app/area-page.tsx';
import { BlogActions, BlogManagement } from '#features/back-office/blog/blog-management.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const earlyQueries: PageQueries = ({ query }) => [query('posts.list')];

export const { head, Page } = areaPage({
  title: m.admin_blog_title,
  actions: BlogActions,
  content: BlogManagement,
});
