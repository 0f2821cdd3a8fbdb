import type { ReactNode } from 'react';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { useAddress } from '../../../lib/use-address.ts';
import { folders, readFilter } from './message-filter.ts';
import { MessagePanes } from './message-panes.tsx';
import { folderLabel } from './message-words.ts';
import styles from './messages.module.css';
import { useChosenMessage } from './use-chosen-message.ts';

/** Inbox and archive (MSG-01), narrowed by what the address says. */
export function Messages({ header }: { header: ReactNode }) {
  const [address, change] = useAddress();
  const filter = readFilter(address);
  const chosen = useChosenMessage();
  return (
    <div className={cx(chosen.id && styles.reading)}>
      <div className={styles.header}>{header}</div>
      <Tabs
        label={m.admin_messages_tabs()}
        value={filter.folder}
        onChange={(folder) => change({ folder: folder === 'inbox' ? '' : folder, message: '' })}
        tabs={folders.map((value) => ({
          value,
          label: folderLabel(value),
          content: (
            <MessagePanes filter={{ ...filter, folder: value }} chosen={chosen} onChange={change} />
          ),
        }))}
      />
    </div>
  );
}
