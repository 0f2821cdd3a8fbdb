import { areaPage } from '#app/area-page.tsx';
import { NewPostButton, PostManagement } from '#features/back-office/posts/post-management.tsx';
import type { PageQueries } from '#lib/page.ts';
import { m } from '#messages';

export const earlyQueries: PageQueries = ({ query }) => [query('posts.list')];

export const { head, Page } = areaPage({
  title: m.admin_posts_title,
  actions: NewPostButton,
  content: PostManagement,
});
