import type { BlogStatus } from '@vitrine/contracts';
import { m } from '#messages';

export function statusText(status: BlogStatus): string {
  const words: Record<BlogStatus, string> = {
    published: m.admin_blog_status_published(),
    scheduled: m.admin_blog_status_scheduled(),
    draft: m.admin_blog_status_draft(),
  };
  return words[status];
}
