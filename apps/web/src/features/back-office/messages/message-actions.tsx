import type { Message, MessageStatus } from '@vitrine/contracts';
import { Archive, Inbox, MailOpen } from 'lucide-react';
import { m } from '#messages';
import { useToast } from '../../../components/feedback/toast-context.ts';
import { Button } from '../../../components/ui/button.tsx';
import { DeleteMessage } from './delete-message.tsx';
import styles from './message-actions.module.css';
import type { useSetStatus } from './message-changes.ts';

interface MessageActionsProps {
  message: Message;
  setStatus: ReturnType<typeof useSetStatus>;
  onClose: () => void;
}

/** What can be done with a message apart from answering it (MSG-03). */
export function MessageActions({ message, setStatus, onClose }: MessageActionsProps) {
  const toast = useToast();
  const change = (status: MessageStatus, failed: string) =>
    setStatus.mutate(status, { onError: () => toast({ message: failed, tone: 'danger' }) });
  return (
    <div className={styles.actions}>
      {message.status === 'archived' ? (
        <Button
          variant="secondary"
          size="small"
          onClick={() => change('read', m.admin_messages_restore_failed())}
        >
          <Inbox size={16} aria-hidden="true" />
          {m.admin_messages_restore()}
        </Button>
      ) : (
        <>
          <Button
            variant="secondary"
            size="small"
            onClick={() => change('archived', m.admin_messages_archive_failed())}
          >
            <Archive size={16} aria-hidden="true" />
            {m.admin_messages_archive()}
          </Button>
          <Button
            variant="ghost"
            size="small"
            onClick={() => {
              change('unread', m.admin_messages_mark_unread_failed());
              // left open, it would count as being read
              onClose();
            }}
          >
            <MailOpen size={16} aria-hidden="true" />
            {m.admin_messages_mark_unread()}
          </Button>
        </>
      )}
      <DeleteMessage message={message} onDeleted={onClose} />
    </div>
  );
}
