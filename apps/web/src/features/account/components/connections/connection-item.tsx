import type { Connection } from '@vitrine/contracts';
import { ChevronDown } from 'lucide-react';
import { useId } from 'react';
import { m } from '#messages';
import { cx } from '../../../../components/cx.ts';
import { Avatar } from '../../../../components/ui/avatar.tsx';
import { RelativeTime } from '../../../../components/ui/relative-time.tsx';
import styles from './connection-item.module.css';
import { ConnectionMessage } from './connection-message.tsx';

interface ConnectionItemProps {
  connection: Connection;
  open: boolean;
  onToggle: () => void;
  onMarkUnread: () => void;
  onDelete: () => void;
}

/** A line that opens to what somebody wrote. */
export function ConnectionItem(props: ConnectionItemProps) {
  const { connection, open, onToggle, onMarkUnread, onDelete } = props;
  const { name, message, read, date } = connection;
  const id = useId();
  return (
    <li className={cx(styles.item, !read && styles.unread, open && styles.open)}>
      <div className={styles.line}>
        <Avatar name={name} size="small" decorative />
        <div className={styles.words}>
          <h2 className={styles.name}>
            <button
              type="button"
              aria-label={read ? undefined : m.account_connection_unread({ name })}
              aria-expanded={open}
              aria-controls={id}
              className={styles.toggle}
              onClick={onToggle}
            >
              {name}
            </button>
          </h2>
          {open ? null : <p className={styles.excerpt}>{message}</p>}
        </div>
        <RelativeTime at={date} className={styles.time} />
        <ChevronDown size={18} aria-hidden="true" className={styles.chevron} />
      </div>
      <div id={id} hidden={!open} className={styles.panel}>
        {open ? (
          <ConnectionMessage
            connection={connection}
            onMarkUnread={onMarkUnread}
            onDelete={onDelete}
          />
        ) : null}
      </div>
    </li>
  );
}
