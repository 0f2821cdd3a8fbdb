import type { Message } from '@vitrine/contracts';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { changedSearch, useAddress } from '../../../lib/use-address.ts';
import { chosenOption } from '../components/chosen-option.ts';
import { type Folder, findMessages, inFolder } from './find-messages.ts';
import { MessageDetail } from './message-detail.tsx';
import { MessageFilters } from './message-filters.tsx';
import styles from './message-folder.module.css';
import { MessageList } from './message-list.tsx';
import { statusOptions, typeOptions } from './message-words.ts';

interface MessageFolderProps {
  folder: Folder;
  messages: readonly Message[];
}

/** The list and, beside it, the chosen message; on a phone one or the other. */
export function MessageFolder({ folder, messages }: MessageFolderProps) {
  const [address, change] = useAddress();
  const filter = {
    folder,
    search: address.get('q') ?? '',
    type: chosenOption(typeOptions(), address.get('type')),
    status: chosenOption(statusOptions(), address.get('status')),
  };
  const found = findMessages(messages, filter);
  const chosen = inFolder(messages, folder).find(({ id }) => id === address.get('message'));
  const to = (id: string) => ({ search: changedSearch(address, { message: id }).toString() });
  return (
    <div className={cx(styles.folder, chosen && styles.reading)}>
      <div className={styles.list}>
        <MessageFilters filter={filter} onChange={change} />
        {found.length > 0 ? (
          <MessageList messages={found} chosen={chosen?.id} to={to} />
        ) : (
          <EmptyState heading="h2" title={m.admin_messages_empty()} />
        )}
      </div>
      <div className={styles.detail}>
        {chosen ? (
          <MessageDetail key={chosen.id} message={chosen} back={to('')} />
        ) : (
          <div className={styles.placeholder}>
            <EmptyState
              heading="h2"
              title={m.admin_messages_choose_title()}
              hint={m.admin_messages_choose_hint()}
            />
          </div>
        )}
      </div>
    </div>
  );
}
