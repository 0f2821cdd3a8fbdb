import type { BlogStatus } from '@vitrine/contracts';
import { m } from '#messages';
import type { StatusLooks } from '../components/status-badge.tsx';

export const postStatus: StatusLooks<BlogStatus> = {
  published: { label: m.area_published, tone: 'success' },
  scheduled: { label: m.admin_blog_status_scheduled, tone: 'info' },
  draft: { label: m.area_draft, tone: 'warning' },
};
