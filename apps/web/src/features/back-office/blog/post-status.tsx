import type { BlogStatus } from '@vitrine/contracts';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { statusText } from './status-text.ts';

const TONES: Record<BlogStatus, Tone> = {
  published: 'success',
  scheduled: 'info',
  draft: 'warning',
};

export const PostStatus = ({ status }: { status: BlogStatus }) => (
  <Badge tone={TONES[status]}>{statusText(status)}</Badge>
);
