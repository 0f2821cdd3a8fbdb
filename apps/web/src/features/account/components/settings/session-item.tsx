import type { AccountSession } from '@vitrine/contracts';
import { Monitor, Smartphone } from 'lucide-react';
import { m } from '#messages';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { Badge } from '../../../../components/ui/badge.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { RelativeTime } from '../../../../components/ui/relative-time.tsx';
import { useEndSession } from '../../api/sessions.ts';
import styles from './sessions.module.css';

const HAND_HELD = /android|iphone|ipad|ios/i;

interface SessionItemProps {
  session: AccountSession;
  onEnded: () => void;
}

export function SessionItem({ session, onEnded }: SessionItemProps) {
  const { id, current, lastUsedAt } = session;
  const toast = useToast();
  const { mutate, isPending } = useEndSession();
  const device = session.device || m.account_session_unknown();
  const Icon = HAND_HELD.test(device) ? Smartphone : Monitor;
  const end = () =>
    mutate(id, {
      onSuccess: () => {
        toast({ message: m.account_session_ended({ device }) });
        onEnded();
      },
      onError: () => toast({ message: m.account_session_end_failed(), tone: 'danger' }),
    });
  return (
    <li className={styles.item}>
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={styles.icon} />
      <div className={styles.words}>
        <p className={styles.device}>{device}</p>
        <p className={styles.used}>
          {m.account_session_used()} <RelativeTime at={lastUsedAt} />
        </p>
      </div>
      {current ? (
        <Badge tone="success" dot>
          {m.account_session_this()}
        </Badge>
      ) : (
        <Button
          variant="secondary"
          size="small"
          busy={isPending}
          aria-label={m.account_session_end_device({ device })}
          onClick={end}
        >
          {m.account_session_end()}
        </Button>
      )}
    </li>
  );
}
