import type { MailStatus } from '@vitrine/contracts';
import { m } from '#messages';
import { Badge, type Tone } from '../../../components/ui/badge.tsx';

const LOOKS: Record<MailStatus, { tone: Tone; word: () => string }> = {
  queued: { tone: 'info', word: m.admin_messages_reply_status_queued },
  sent: { tone: 'success', word: m.admin_messages_reply_status_sent },
  failed: { tone: 'danger', word: m.admin_messages_reply_status_failed },
};

/** What became of a reply's mail. */
export function ReplyStatus({ status }: { status: MailStatus }) {
  const { tone, word } = LOOKS[status];
  return (
    <Badge tone={tone} dot>
      {word()}
    </Badge>
  );
}
