import type { ReactNode } from 'react';
import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import {
  type Filters,
  searchFilter,
  selectFilter,
  tabFilter,
  useFilters,
} from '../../../components/list/filters.ts';
import { ItemList } from '../../../components/list/item-list.tsx';
import { ListBody } from '../../../components/list/list-body.tsx';
import { ListToolbar } from '../../../components/list/list-toolbar.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { Tabs } from '../../../components/ui/tabs.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import { useList } from '../../../lib/list-query.ts';
import { Arrivals } from './arrivals.tsx';
import { MessageRow } from './message-row.tsx';
import { type Folder, folderLabel, folders, statusLabel, typeLabel } from './message-words.ts';
import styles from './messages.module.css';
import { OpenMessage } from './open-message.tsx';
import { type ChosenMessage, useChosenMessage } from './use-chosen-message.ts';
import { useInboxKeys } from './use-inbox-keys.ts';

const FILTERS = {
  folder: tabFilter(folders),
  q: searchFilter(m.admin_messages_search),
  type: selectFilter({
    label: m.admin_messages_type,
    all: m.admin_messages_type_all,
    // in the order of MSG-01
    values: ['contact-form', 'support', 'feedback', 'internal'] as const,
    nameOf: typeLabel,
  }),
  // Archived messages have a folder of their own (MSG-01).
  status: selectFilter({
    label: m.admin_messages_status,
    all: m.admin_messages_status_all,
    values: ['unread', 'read'] as const,
    nameOf: statusLabel,
  }),
};
const WORDS = {
  loading: m.admin_messages_loading,
  failed: m.admin_messages_failed,
  moreFailed: m.admin_messages_more_failed,
};

/** Inbox and archive (MSG-01), narrowed by what the address says. */
export function Messages({ header }: { header: ReactNode }) {
  const filters = useFilters(FILTERS);
  const chosen = useChosenMessage();
  return (
    <div className={cx(chosen.id && styles.alone)}>
      <div className={styles.header}>{header}</div>
      <Tabs
        label={m.admin_messages_tabs()}
        value={filters.values.folder}
        onChange={(folder) => filters.change({ folder }, { message: '' })}
        tabs={folders.map((folder) => ({
          value: folder,
          label: folderLabel(folder),
          content: <Panes filters={filters} folder={folder} chosen={chosen} />,
        }))}
      />
    </div>
  );
}

interface PanesProps {
  filters: Filters<typeof FILTERS>;
  folder: Folder;
  chosen: ChosenMessage;
}

/** The list and, beside it, the chosen message; on a phone one or the other. */
function Panes({ filters, folder, chosen }: PanesProps) {
  const query = { ...filters.query, folder };
  const list = useList('admin.messages.list', query);
  return (
    <div
      {...useInboxKeys(list.rows, chosen)}
      className={cx(styles.panes, chosen.id && styles.reading)}
    >
      <div className={styles.listing}>
        <ListToolbar filters={filters} list={list} count={m.admin_messages_count} />
        <div className={styles.list}>
          <Arrivals messages={list.rows} of={JSON.stringify(query)} />
          <ListBody
            list={list}
            filters={filters}
            words={WORDS}
            skeleton={<Skeleton shape="block" count={4} />}
            empty={{
              title: m.admin_messages_empty(),
              hint: filters.isActive ? m.admin_messages_empty_filtered() : emptyHint(folder),
              reset: m.admin_messages_reset(),
            }}
          >
            {(messages) => (
              <ItemList
                label={m.admin_messages_list()}
                rows={messages}
                busy={list.isPlaceholderData}
                keep={chosen.id}
                itemClassName={styles.item}
              >
                {(message) => (
                  <MessageRow
                    message={message}
                    isChosen={message.id === chosen.id}
                    link={chosen.link(message.id)}
                  />
                )}
              </ItemList>
            )}
          </ListBody>
        </div>
        <VisuallyHidden>
          <p>{m.admin_messages_keys()}</p>
        </VisuallyHidden>
      </div>
      {/* each message begins at its top */}
      <div key={chosen.id ?? ''} className={styles.detail}>
        {chosen.id ? (
          <OpenMessage id={chosen.id} onClose={chosen.close} />
        ) : (
          <EmptyState
            heading="h2"
            title={m.admin_messages_choose_title()}
            hint={m.admin_messages_choose_hint()}
          />
        )}
      </div>
    </div>
  );
}

/** The title is that of MSG-01 always; what it means where nothing is filtered stands under it. */
const emptyHint = (folder: Folder) =>
  folder === 'inbox' ? m.admin_messages_empty_inbox() : m.admin_messages_empty_archived();
