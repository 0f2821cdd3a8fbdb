import type { Message } from '@vitrine/contracts';
import { Send } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { m } from '#messages';
import { Alert } from '../../../components/feedback/alert.tsx';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { TextArea } from '../../../components/form/text-area.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { failureReason } from '../components/failure-reason.ts';
import styles from './reply-box.module.css';
import { useReplyDraft } from './reply-draft.ts';
import { useSendReply } from './send-reply.ts';

interface ReplyBoxProps {
  message: Message;
  /** Clears the selection (MSG-04). */
  onSent: () => void;
}

/** Where a message is answered by mail (MSG-04). */
export function ReplyBox({ message, onSent }: ReplyBoxProps) {
  const { name, email } = message;
  const draft = useReplyDraft(message.id);
  const sending = useSendReply(message);
  const toast = useToast();
  const isEmpty = draft.text.trim() === '';
  const send = () => {
    if (isEmpty || sending.isPending) return;
    sending.mutate(draft.content(), {
      onSuccess: (reply, { text }) => {
        // A try whose answer was lost has arrived after all; what was typed since has not.
        if (!saysTheSame(reply.content, text)) {
          draft.startAnew();
          toast({ message: m.admin_messages_reply_overtaken(), tone: 'danger' });
          return;
        }
        draft.drop();
        toast({ message: m.admin_messages_reply_sent({ name, email }) });
        onSent();
      },
    });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && (event.metaKey || event.ctrlKey)) send();
  };
  return (
    <form method="post" className={styles.box} onSubmit={submit}>
      {sending.error ? (
        <Alert tone="danger" title={m.admin_messages_reply_failed()}>
          {failureReason(sending.error)}
        </Alert>
      ) : null}
      <TextArea
        name="reply"
        label={m.admin_messages_reply()}
        hint={
          draft.isKept ? m.admin_messages_reply_hint({ email }) : m.admin_messages_reply_unkept()
        }
        rows={4}
        value={draft.text}
        onChange={draft.type}
        onKeyDown={onKeyDown}
        readOnly={sending.isPending}
      />
      <Button type="submit" busy={sending.isPending} disabled={isEmpty} className={styles.send}>
        {sending.isPending ? null : <Send size={18} aria-hidden="true" />}
        {sending.isPending ? m.admin_messages_reply_sending() : m.admin_messages_reply_send()}
      </Button>
    </form>
  );
}

const saysTheSame = (one: string, other: string): boolean => bare(one) === bare(other);
const bare = (text: string) => text.replace(/\s+/g, ' ').trim();
