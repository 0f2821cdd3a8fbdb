import type { ApplicationStatus as Status } from '@vitrine/contracts';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { statusLabel } from './application-words.ts';

const TONES: Record<Status, Tone> = {
  new: 'accent',
  shortlisted: 'info',
  accepted: 'success',
  declined: 'neutral',
};

export function ApplicationStatus({ status }: { status: Status }) {
  return (
    <Badge tone={TONES[status]} dot>
      {statusLabel(status)}
    </Badge>
  );
}
