import { useQueryClient } from '@tanstack/react-query';
import type { Message } from '@vitrine/contracts';
import { ArrowUp, RefreshCw } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { cx } from '#components/cx.ts';
import { EmptyState } from '#components/feedback/empty-state.tsx';
import { PageHeader } from '#components/layout/page-header.tsx';
import { Row, Stack } from '#components/layout/primitives.tsx';
import {
  type Filters,
  searchFilter,
  selectFilter,
  tabFilter,
  textFilter,
  useFilters,
} from '#components/list/filters.ts';
import { ItemList } from '#components/list/item-list.tsx';
import { ListBody } from '#components/list/list-body.tsx';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { Button } from '#components/ui/button.tsx';
import { Card } from '#components/ui/card.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Tabs } from '#components/ui/tabs.tsx';
import { VisuallyHidden } from '#components/ui/visually-hidden.tsx';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { listKey, useList } from '#lib/list-query.ts';
import { m } from '#messages';
import { loadedPart } from '../components/loaded-part.tsx';
import { useAction } from '../components/use-action.ts';
import { type Opened, useOpened } from '../components/use-opened.ts';
import { refreshConversations } from '../inbox/conversation.ts';
import { InboxNav } from '../inbox/inbox-nav.tsx';
import { useListKeys } from '../inbox/list-keys.ts';
import { PickAll, usePicked } from '../inbox/picking.tsx';
import { WhoseSelect, whoseQuery } from '../inbox/whose.tsx';
import type { MessageBulkProps } from './message-bulk.tsx';
import { MessageRow } from './message-row.tsx';
import {
  type Folder,
  folderLabel,
  folders,
  stateLabel,
  statusLabel,
  typeLabel,
} from './message-words.ts';
import styles from './messages.module.css';
import type { OpenMessageProps } from './open-message.tsx';

/** What is done with several at once comes with the first that is picked. */
const BulkBar = loadedPart<MessageBulkProps>(
  'messages in bulk',
  async () => (await import('./message-bulk.tsx')).MessageBulk,
);

/** Reading and answering come with the first message that is opened. */
const OpenMessage = loadedPart<OpenMessageProps>(
  'open message',
  async () => (await import('./open-message.tsx')).OpenMessage,
);

interface NewMessagesProps {
  messages: readonly Message[];
  /** Names the list: with another filter nothing in it is new. */
  list: string;
}

/** Says that something new is above, without moving the list for who reads further down. */
function NewMessages({ messages, list }: NewMessagesProps) {
  const { top, count } = useNewMessages(messages, list);
  return (
    <>
      <div ref={top} className={styles.top} />
      <Row justify="center" role="status" className={styles.place}>
        {count > 0 ? (
          <button
            type="button"
            className={styles.pill}
            onClick={() => top.current?.scrollIntoView({ block: 'end' })}
          >
            <ArrowUp size={16} aria-hidden="true" />
            {m.admin_messages_new({ count })}
          </button>
        ) : null}
      </Row>
    </>
  );
}

/** The shape of a few messages: who, about what, and how it begins. */
const MessagesSkeleton = () => (
  <Stack divided>
    {[1, 2, 3, 4, 5].map((row) => (
      <div key={row} className={styles.row}>
        <Skeleton count={3} className={styles.shape} />
      </div>
    ))}
  </Stack>
);

/** How many messages have come to the top of a list while that was out of sight. */
function useNewMessages(messages: readonly Message[], list: string) {
  const top = useRef<HTMLDivElement>(null);
  const [atTop, setAtTop] = useState(true);
  const newest = messages[0]?.id;
  const [seen, setSeen] = useState({ list, newest });
  useEffect(() => {
    if (!top.current || !('IntersectionObserver' in window)) return;
    const observer = new IntersectionObserver((entries) => {
      setAtTop(entries.at(-1)?.isIntersecting ?? true);
    });
    observer.observe(top.current);
    return () => observer.disconnect();
  }, []);
  if (seen.list !== list || (atTop && seen.newest !== newest)) setSeen({ list, newest });
  const count = messages.findIndex(({ id }) => id === seen.newest);
  return { top, count: atTop ? 0 : Math.max(0, count) };
}

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
    label: m.area_status,
    all: m.admin_status_all,
    values: ['unread', 'read'] as const,
    nameOf: statusLabel,
  }),
  state: selectFilter({
    label: m.admin_messages_state,
    all: m.admin_messages_state_all,
    values: ['open', 'answered', 'closed', 'spam'] as const,
    nameOf: stateLabel,
  }),
  whose: textFilter(),
};
const WORDS = {
  loading: m.admin_messages_loading,
  failed: m.admin_messages_failed,
  moreFailed: m.admin_messages_more_failed,
};

/** Inbox and archive (MSG-01), narrowed by what the address says. */
export function Messages() {
  const filters = useFilters(FILTERS);
  const chosen = useOpened('message');
  return (
    <div className={cx(chosen.id && styles.alone)}>
      <div className={styles.header}>
        <PageHeader
          title={m.area_messages()}
          actions={
            <>
              <InboxNav />
              <RefreshMessages />
            </>
          }
        />
      </div>
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

/** Asks for the messages once more; what is shown stays until the answer is there. */
function RefreshMessages() {
  const queries = useQueryClient();
  const refresh = useAction({
    send: async () => {
      await refreshConversations(queries, 'message');
      const lists = queries
        .getQueryCache()
        .findAll({ queryKey: listKey('admin.messages.list'), type: 'active' });
      if (lists.some(({ state }) => state.status === 'error')) throw new Error('not refreshed');
    },
    failed: m.admin_messages_refresh_failed,
  });
  return (
    <Button
      variant="secondary"
      busy={refresh.isPending}
      className={styles.refresh}
      onClick={() => refresh.mutate()}
    >
      {refresh.isPending ? null : <RefreshCw size={18} aria-hidden="true" />}
      <VisuallyHidden onPhone>{m.admin_messages_refresh()}</VisuallyHidden>
    </Button>
  );
}

type MessageFilters = Filters<typeof FILTERS>;

/** What the server is asked with. */
const queryOf = ({ whose, folder = 'inbox', ...query }: MessageFilters['query']) => ({
  ...query,
  folder,
  ...whoseQuery(whose),
});

interface PanesProps {
  filters: MessageFilters;
  folder: Folder;
  chosen: Opened;
}

/** The list and, beside it, the chosen message; on a phone one or the other. */
function Panes({ filters, folder, chosen }: PanesProps) {
  const query = queryOf(filters.query);
  const list = useList('admin.messages.list', query);
  const picked = usePicked(list.rows);
  const { data: staff = [] } = useEndpoint('admin.inbox.staff', { query: {} });
  return (
    <div
      {...useListKeys(list.rows, chosen)}
      className={cx(styles.panes, chosen.id && styles.reading)}
    >
      <div className={styles.toolbar}>
        <ListToolbar
          filters={filters}
          list={list}
          count={m.admin_messages_count}
          actions={<PickAll picked={picked} />}
        >
          <WhoseSelect
            value={filters.values.whose}
            onChange={(whose) => filters.change({ whose })}
          />
        </ListToolbar>
      </div>
      <div className={styles.listing}>
        <Card padding="none" className={styles.list} tabIndex={0}>
          <NewMessages messages={list.rows} list={JSON.stringify(query)} />
          <ListBody
            list={list}
            filters={filters}
            words={WORDS}
            skeleton={<MessagesSkeleton />}
            empty={{
              title: m.admin_messages_empty(),
              hint: filters.isActive ? m.admin_list_empty_hint() : emptyHint(folder),
              reset: m.admin_messages_reset(),
            }}
          >
            {(messages) => (
              <ItemList
                label={m.area_messages()}
                rows={messages}
                busy={list.isPlaceholderData}
                keep={chosen.id}
                divided
              >
                {(message) => (
                  <MessageRow
                    message={message}
                    isChosen={message.id === chosen.id}
                    assignee={staff.find(({ id }) => id === message.assigneeId)?.name}
                    link={chosen.link(message.id)}
                    isPicked={picked.has(message.id)}
                    onPick={(isPicked) => picked.set(message.id, isPicked)}
                  />
                )}
              </ItemList>
            )}
          </ListBody>
        </Card>
        {picked.ids.length > 0 ? (
          <BulkBar
            ids={picked.ids}
            folder={folder}
            onDone={(deleted) => {
              picked.done();
              if (chosen.id && deleted.includes(chosen.id)) chosen.close();
            }}
          />
        ) : null}
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

/** The title is that of MSG-01 always; what it means where nothing is filtered is under it. */
const emptyHint = (folder: Folder) =>
  folder === 'inbox' ? m.admin_messages_empty_inbox() : m.admin_messages_empty_archived();
