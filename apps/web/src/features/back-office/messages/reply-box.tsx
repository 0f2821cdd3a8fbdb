import type { Message } from '@vitrine/contracts';
import { Send } from 'lucide-react';
import type { FormEvent, KeyboardEvent } from 'react';
import { m } from '#messages';
import { saveFailureReason } from '../../../components/editing/save-failure.tsx';
import { Alert } from '../../../components/feedback/alert.tsx';
import { TextArea } from '../../../components/form/text-area.tsx';
import { Stack } from '../../../components/layout/primitives.tsx';
import { Button } from '../../../components/ui/button.tsx';
import styles from './reply-box.module.css';
import { useReply } from './use-reply.ts';

interface ReplyBoxProps {
  message: Message;
  /** Clears the selection (MSG-04). */
  onSent: () => void;
}

/** Where a message is answered by mail (MSG-04). */
export function ReplyBox({ message, onSent }: ReplyBoxProps) {
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
    <Stack as="form" gap={2} method="post" className={styles.box} onSubmit={submit}>
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
