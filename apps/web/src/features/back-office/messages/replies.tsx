import type { Message, MessageDetail, MessageReply } from '@vitrine/contracts';
import { Send } from 'lucide-react';
import { type FormEvent, type KeyboardEvent, useRef, useState } from 'react';
import { z } from 'zod';
import { saveFailureReason } from '#components/editing/editor-form.tsx';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { TextArea } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { Prose } from '#components/ui/prose.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useDraft } from '#lib/editing/use-draft.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { randomText } from '#lib/random-text.ts';
import { m } from '#messages';
import { DateTime } from '../components/date-time.tsx';
import { mailStatus, StatusBadge } from '../components/status-badge.tsx';
import { useAction } from '../components/use-action.ts';
import { listsAreStale, messageKey } from './message-cache.ts';
import styles from './replies.module.css';

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
  const { id, author, content, date, reason, status } = reply;
  const retry = useAction({
    // its mail has the reply's id
    send: (api) => api.call('outbox.retry', { params: { id } }),
    onSettled: (queries) => queries.invalidateQueries({ queryKey: messageKey(messageId) }),
  });
  return (
    <>
      <Cluster as="p" gap={1} rowGap={0} align="center" className={styles.head}>
        <strong>{m.admin_messages_reply_by({ author })}</strong>
        <DateTime at={date} className={textStyle({ tone: 'muted', size: 'tiny' })} />
        <StatusBadge looks={mailStatus} status={status} />
      </Cluster>
      <Prose text={content} size="small" />
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
      {status === 'failed' ? (
        <Button
          variant="secondary"
          size="small"
          busy={retry.isPending}
          onClick={() => retry.mutate()}
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

/** What is typed, and the key under which it is one reply, however often it is sent. */
const draftSchema = z.object({ text: z.string(), key: z.string() });
type Draft = z.infer<typeof draftSchema>;

/**
 * The reply to a message while it is typed. It outlives leaving the page, a failure and the end of
 * the session, until it is sent or its person signs out.
 */
function useReply(message: Message, onSent: () => void) {
  const toast = useToast();
  const draft = useDraft(`reply:${message.id}`, draftSchema, { resume: draftSchema });
  const [reply, setReply] = useState<Draft>(draft.start ?? { text: '', key: randomText() });
  const latest = useRef(reply);
  const put = (next: Draft) => {
    latest.current = next;
    setReply(next);
    draft.keep(next.text === '' ? undefined : next);
  };
  const sending = useSendReply(message);
  return {
    text: reply.text,
    keeps: draft.works,
    sending: sending.isPending,
    failure: sending.error,
    type: (text: string) => put({ ...latest.current, text }),
    send() {
      if (latest.current.text.trim() === '' || sending.isPending) return;
      sending.mutate(latest.current, {
        onSuccess: ({ content }, { text }) => {
          // A try whose answer was lost has arrived after all; what was typed since has not.
          if (!isSameText(content, text)) {
            put({ ...latest.current, key: randomText() });
            toast({ message: m.admin_messages_reply_overtaken(), tone: 'danger' });
            return;
          }
          put({ text: '', key: randomText() });
          const { name, email } = message;
          toast({ message: m.admin_messages_reply_sent({ name, email }) });
          onSent();
        },
      });
    },
  };
}

const isSameText = (one: string, other: string): boolean =>
  withPlainSpaces(one) === withPlainSpaces(other);
const withPlainSpaces = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Sends a reply; a repetition with the same key does not send it again. */
function useSendReply({ id }: Message) {
  return useAction({
    send: (api, { text, key }: Draft) =>
      api.call('admin.messages.reply', { params: { id }, body: { content: text, key } }),
    onDone: (queries, reply) => {
      queries.setQueryData<MessageDetail>(
        messageKey(id),
        (message) =>
          message && {
            ...message,
            replies: [...message.replies.filter((one) => one.id !== reply.id), reply],
          },
      );
      void listsAreStale(queries);
      void queries.invalidateQueries({ queryKey: messageKey(id) });
    },
  });
}

interface ReplyFormProps {
  message: Message;
  /** Clears the selection (MSG-04). */
  onSent: () => void;
}

/** Where a message is answered by mail (MSG-04). */
export function ReplyForm({ message, onSent }: ReplyFormProps) {
  const { email } = message;
  const reply = useReply(message, onSent);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    reply.send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) reply.send();
  };
  return (
    <Stack as="form" gap={2} method="post" className={styles.form} onSubmit={submit}>
      {reply.failure ? (
        <Alert tone="danger" title={m.admin_messages_reply_failed()}>
          {saveFailureReason(reply.failure)}
        </Alert>
      ) : null}
      <TextArea
        name="reply"
        label={m.admin_messages_reply()}
        hint={
          reply.keeps ? m.admin_messages_reply_hint({ email }) : m.admin_messages_reply_unkept()
        }
        rows={4}
        value={reply.text}
        onChange={reply.type}
        onKeyDown={onKeyDown}
        readOnly={reply.sending}
      />
      <Button
        type="submit"
        busy={reply.sending}
        disabled={reply.text.trim() === ''}
        className={styles.send}
      >
        {reply.sending ? null : <Send size={18} aria-hidden="true" />}
        {reply.sending ? m.admin_messages_reply_sending() : m.admin_messages_reply_send()}
      </Button>
    </Stack>
  );
}
