import type { BlogStatus } from '@vitrine/contracts';
import { Badge, type Tone } from '#components/ui/badge.tsx';
import { m } from '#messages';

export function statusText(status: BlogStatus): string {
  const words: Record<BlogStatus, string> = {
    published: m.area_published(),
    scheduled: m.admin_blog_status_scheduled(),
    draft: m.area_draft(),
  };
  return words[status];
}

const TONES: Record<BlogStatus, Tone> = {
  published: 'success',
  scheduled: 'info',
  draft: 'warning',
};

export const PostStatus = ({ status }: { status: BlogStatus }) => (
  <Badge tone={TONES[status]}>{statusText(status)}</Badge>
);
