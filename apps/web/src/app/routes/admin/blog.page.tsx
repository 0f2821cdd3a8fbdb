import { m } from '#messages';
import { BlogManagement } from '../../../features/back-office/blog/blog-management.tsx';
import { NewPostButton } from '../../../features/back-office/blog/new-post-button.tsx';
import { areaPage } from '../../area-page.tsx';

export const { head, Page } = areaPage({
  title: m.admin_blog_title,
  actions: NewPostButton,
  content: BlogManagement,
});
