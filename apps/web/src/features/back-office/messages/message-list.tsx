import type { Message } from '@vitrine/contracts';
import { m } from '#messages';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { ErrorState } from '../../../components/feedback/error-state.tsx';
import { LoadingState } from '../../../components/feedback/loading-state.tsx';
import { Button } from '../../../components/ui/button.tsx';
import { Skeleton } from '../../../components/ui/skeleton.tsx';
import { failureReason } from '../components/failure-reason.ts';
import { LoadMore } from '../components/load-more.tsx';
import type { Folder } from './message-filter.ts';
import styles from './message-list.module.css';
import { MessageRow } from './message-row.tsx';
import type { ChosenMessage } from './use-chosen-message.ts';
import type { MessagesQuery } from './use-messages.ts';

interface MessageListProps {
  query: MessagesQuery;
  messages: readonly Message[];
  folder: Folder;
  chosen: ChosenMessage;
  /** Takes the filters away; undefined where there are none. */
  onReset: (() => void) | undefined;
}

/** What a filter leaves, more of it as one scrolls. */
export function MessageList({ query, messages, folder, chosen, onReset }: MessageListProps) {
  if (!query.data) {
    return query.error && !query.isFetching ? (
      <ErrorState
        heading={m.admin_messages_failed()}
        message={failureReason(query.error)}
        onRetry={() => void query.refetch()}
      />
    ) : (
      <LoadingState label={m.admin_messages_loading()}>
        <Skeleton shape="block" count={4} />
      </LoadingState>
    );
  }
  if (messages.length === 0) return <NoMessage folder={folder} onReset={onReset} />;
  return (
    <>
      <ul
        // biome-ignore lint/a11y/noRedundantRoles: Safari drops the role of a list without bullets
        role="list"
        aria-label={m.admin_messages_list()}
        aria-busy={query.isPlaceholderData || undefined}
        className={styles.list}
      >
        {messages.map((message) => (
          <li key={message.id} className={styles.item}>
            <MessageRow
              message={message}
              isChosen={message.id === chosen.id}
              link={chosen.link(message.id)}
            />
          </li>
        ))}
      </ul>
      {query.hasNextPage ? (
        <LoadMore
          query={query}
          count={messages.length}
          label={m.admin_messages_more()}
          busyLabel={m.admin_messages_more_loading()}
          failed={m.admin_messages_more_failed()}
        />
      ) : null}
    </>
  );
}

/** The title is that of MSG-01 always; what it means where nothing is filtered stands under it. */
function NoMessage({ folder, onReset }: Pick<MessageListProps, 'folder' | 'onReset'>) {
  const whole =
    folder === 'inbox' ? m.admin_messages_empty_inbox() : m.admin_messages_empty_archived();
  return (
    <EmptyState
      heading="h2"
      title={m.admin_messages_empty()}
      hint={onReset ? m.admin_messages_empty_filtered() : whole}
      action={
        onReset ? (
          <Button variant="secondary" onClick={onReset}>
            {m.admin_messages_reset()}
          </Button>
        ) : undefined
      }
    />
  );
}
