import type { Message } from '@vitrine/contracts';
import { Link, type LinkProps } from 'react-router-dom';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { Badge } from '../../../components/ui/badge.tsx';
import { Moment } from '../components/moment.tsx';
import styles from './message-list.module.css';
import { statusLabel, typeLabel } from './message-words.ts';

interface MessageListProps {
  messages: readonly Message[];
  /** The message that is open. */
  chosen: string | undefined;
  /** Where a message opens. */
  to: (id: string) => LinkProps['to'];
}

export function MessageList({ messages, chosen, to }: MessageListProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
    <ul role="list" aria-label={m.admin_messages_list()} className={styles.list}>
      {messages.map((message) => (
        <li key={message.id} className={styles.item}>
          <Link
            to={to(message.id)}
            replace
            aria-current={message.id === chosen ? 'true' : undefined}
            className={cx(styles.link, message.status === 'unread' && styles.unread)}
          >
            <span className={styles.line}>
              <span className={styles.name}>{message.name}</span>
              <Moment at={message.date} className={styles.date} />
            </span>
            <span className={styles.subject}>{message.subject}</span>
            <span className={styles.badges}>
              <Badge>{typeLabel(message.type)}</Badge>
              {message.status === 'read' ? null : (
                <Badge tone={message.status === 'unread' ? 'accent' : 'neutral'} dot>
                  {statusLabel(message.status)}
                </Badge>
              )}
            </span>
          </Link>
        </li>
      ))}
    </ul>
  );
}
