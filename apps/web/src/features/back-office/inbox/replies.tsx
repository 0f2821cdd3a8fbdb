import type { MailRoute, MessageReply } from '@vitrine/contracts';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { m } from '#messages';
import { DateTime } from '../components/date-time.tsx';
import { MailBadge } from '../components/mail-badge.tsx';
import { useAction } from '../components/use-action.ts';
import { answeredKey, type ReplyTarget } from './conversation.ts';
import styles from './replies.module.css';
import { SentFiles } from './sent-files.tsx';

/** What was answered, the earliest first, and whether it went. */
export function Replies({ target }: { target: ReplyTarget }) {
  const { data: route } = useEndpoint('outbox.route');
  if (target.replies.length === 0) return null;
  return (
    <section aria-labelledby="replies">
      <h3 id="replies" className={textStyle({ size: 4, below: 2 })}>
        {m.admin_messages_replies()}
      </h3>
      <Stack as="ol" gap={2} role="list">
        {target.replies.map((reply) => (
          <Stack as="li" gap={1} align="start" key={reply.id} className={styles.reply}>
            <Reply target={target} reply={reply} mode={route?.mode} />
          </Stack>
        ))}
      </Stack>
    </section>
  );
}

interface ReplyProps {
  target: ReplyTarget;
  reply: MessageReply;
  mode: MailRoute['mode'] | undefined;
}

function Reply({ target, reply, mode }: ReplyProps) {
  const { id, author, content, date, files, reason, status } = reply;
  const retry = useAction({
    // its mail has the reply's id
    send: (api) => api.call('outbox.retry', { params: { id } }),
    onSettled: (queries) => queries.invalidateQueries({ queryKey: answeredKey(target) }),
  });
  const canLeave = reply.kept_as_file && mode === 'smtp';
  return (
    <>
      <Cluster as="p" gap={1} rowGap={0} align="center" className={styles.head}>
        <strong>{m.admin_messages_reply_by({ author })}</strong>
        <DateTime at={date} className={textStyle({ tone: 'muted', size: 'tiny' })} />
        <MailBadge mail={reply} mode={mode} />
      </Cluster>
      <Prose text={content} size="small" />
      {files.length > 0 ? <SentFiles files={files} /> : null}
      {reason && status !== 'sent' ? (
        <p
          className={textStyle({
            tone: status === 'failed' ? 'danger' : 'muted',
            size: 'small',
            leading: 1.45,
          })}
        >
          {status === 'failed'
            ? m.admin_messages_reply_reason({ reason })
            : m.admin_messages_reply_waits({ reason })}
        </p>
      ) : null}
      {status === 'failed' || canLeave ? (
        <Button
          variant="secondary"
          size="small"
          busy={retry.isPending}
          onClick={() => retry.mutate()}
        >
          {canLeave ? m.admin_mail_send_now() : m.admin_try_again()}
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
