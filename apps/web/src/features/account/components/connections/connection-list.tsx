import type { Connection } from '@vitrine/contracts';
import { useRef, useState } from 'react';
import { m } from '#messages';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { useMarkConnection } from '../../api/connections.ts';
import { ConnectionItem } from './connection-item.tsx';
import styles from './connection-list.module.css';
import { DeleteConnection } from './delete-connection.tsx';

/** One message open at a time; opening it reads it. */
export function ConnectionList({ connections }: { connections: readonly Connection[] }) {
  const toast = useToast();
  const { mutate: mark } = useMarkConnection();
  const [open, setOpen] = useState<string>();
  const [leaving, setLeaving] = useState<Connection>();
  const list = useRef<HTMLUListElement>(null);
  const toggle = ({ id, read }: Connection) => {
    setOpen(open === id ? undefined : id);
    if (open !== id && !read) mark({ id, read: true });
  };
  const markUnread = ({ id }: Connection) => {
    setOpen(undefined);
    const onError = () => toast({ message: m.account_connection_mark_failed(), tone: 'danger' });
    mark({ id, read: false }, { onError });
  };
  return (
    <>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        role="list"
        ref={list}
        tabIndex={-1}
        aria-label={m.account_connections_list()}
        className={styles.list}
      >
        {connections.map((connection) => (
          <ConnectionItem
            key={connection.id}
            connection={connection}
            open={open === connection.id}
            onToggle={() => toggle(connection)}
            onMarkUnread={() => markUnread(connection)}
            onDelete={() => setLeaving(connection)}
          />
        ))}
      </ul>
      <DeleteConnection
        connection={leaving}
        onClose={() => setLeaving(undefined)}
        // What had the focus is gone with it.
        onDeleted={() => list.current?.focus()}
      />
    </>
  );
}
