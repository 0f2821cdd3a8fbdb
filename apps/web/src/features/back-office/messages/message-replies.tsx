import type { MailStatus, MessageDetail, MessageReply } from '@vitrine/contracts';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Badge, type Tone } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { Moment } from '../components/moment.tsx';
import { useRetryReply } from './message-cache.ts';
import styles from './message-replies.module.css';

const LOOKS: Record<MailStatus, { tone: Tone; word: () => string }> = {
  queued: { tone: 'info', word: m.admin_mail_queued },
  sent: { tone: 'success', word: m.admin_mail_sent },
  failed: { tone: 'danger', word: m.admin_mail_failed },
};

/** What became of a reply's mail. */
function ReplyStatus({ status }: { status: MailStatus }) {
  const { tone, word } = LOOKS[status];
  return (
    <Badge tone={tone} dot>
      {word()}
    </Badge>
  );
}

/** What was answered to a message, the earliest first, and whether it went. */
export function MessageReplies({ message }: { message: MessageDetail }) {
  if (message.replies.length === 0) return null;
  return (
    <section aria-labelledby="replies">
      <h3 id="replies" className={textStyle({ size: 4, below: 2 })}>
        {m.admin_messages_replies()}
      </h3>
      <Stack as="ol" gap={2} role="list">
        {message.replies.map((reply) => (
          <Stack as="li" gap={1} align="start" key={reply.id} className={styles.reply}>
            <Reply messageId={message.id} reply={reply} />
          </Stack>
        ))}
      </Stack>
    </section>
  );
}

function Reply({ messageId, reply }: { messageId: string; reply: MessageReply }) {
  const retry = useRetryReply(messageId);
  const { author, content, date, reason, status } = reply;
  return (
    <>
      <Cluster as="p" gap={1} rowGap={0} align="center" className={styles.head}>
        <strong>{m.admin_messages_reply_by({ author })}</strong>
        <Moment at={date} className={styles.date} />
        <ReplyStatus status={status} />
      </Cluster>
      <Prose text={content} size="small" className={styles.content} />
      {reason && status !== 'sent' ? (
        <p className={status === 'failed' ? styles.failure : styles.wait}>
          {status === 'failed'
            ? m.admin_messages_reply_reason({ reason })
            : m.admin_messages_reply_waits({ reason })}
        </p>
      ) : null}
      {status === 'failed' ? (
        <Button
          variant="secondary"
          size="small"
          busy={retry.isPending}
          onClick={() => retry.mutate(reply.id)}
        >
          {m.admin_try_again()}
        </Button>
      ) : null}
      {retry.error ? (
        <Alert tone="danger" title={m.admin_messages_reply_retry_failed()}>
          {failureReason(retry.error)}
        </Alert>
      ) : null}
    </>
  );
}
