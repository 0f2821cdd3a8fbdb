import type { AccountStatus } from '@vitrine/contracts';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';
import { isAccountStatus, statusLabel } from './user-words.ts';

const TONES: Record<AccountStatus, Tone> = {
  active: 'success',
  inactive: 'danger',
  pending: 'warning',
};

export function UserStatus({ status }: { status: string }) {
  return (
    <Badge tone={isAccountStatus(status) ? TONES[status] : 'neutral'} dot>
      {statusLabel(status)}
    </Badge>
  );
}
