import type { Connection } from '@vitrine/contracts';
import { MailOpen, Reply, Trash2 } from 'lucide-react';
import { m } from '#messages';
import { Button } from '../../../../components/ui/button.tsx';
import { ButtonLink } from '../../../../components/ui/button-link.tsx';
import { Prose } from '../../../../components/ui/prose.tsx';
import { replyAddress } from '../../reply-address.ts';
import styles from './connection-message.module.css';

interface ConnectionMessageProps {
  connection: Connection;
  onMarkUnread: () => void;
  onDelete: () => void;
}

/** What somebody wrote, and what can be done about it. */
export function ConnectionMessage({ connection, onMarkUnread, onDelete }: ConnectionMessageProps) {
  const { name, email, message } = connection;
  return (
    <>
      <p className={styles.email}>{email}</p>
      <Prose text={message} />
      <div className={styles.actions}>
        <ButtonLink
          to={replyAddress(email, m.account_connection_subject())}
          size="small"
          reloadDocument
        >
          <Reply size={16} aria-hidden="true" />
          {m.account_connection_reply({ name })}
        </ButtonLink>
        <Button variant="secondary" size="small" onClick={onMarkUnread}>
          <MailOpen size={16} aria-hidden="true" />
          {m.account_connection_mark_unread()}
        </Button>
        <Button variant="ghost" size="small" onClick={onDelete}>
          <Trash2 size={16} aria-hidden="true" />
          {m.account_connection_delete()}
        </Button>
      </div>
    </>
  );
}
