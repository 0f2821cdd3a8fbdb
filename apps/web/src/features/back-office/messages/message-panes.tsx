import { m } from '#messages';
import { cx } from '../../../components/cx.ts';
import { EmptyState } from '../../../components/feedback/empty-state.tsx';
import { VisuallyHidden } from '../../../components/ui/visually-hidden.tsx';
import type { AddressChange } from '../../../lib/use-address.ts';
import { Arrivals } from './arrivals.tsx';
import { isFiltered, type MessageFilter, queryOf } from './message-filter.ts';
import { MessageFilters } from './message-filters.tsx';
import { MessageList } from './message-list.tsx';
import styles from './message-panes.module.css';
import { OpenMessage } from './open-message.tsx';
import { useArrivals } from './use-arrivals.ts';
import type { ChosenMessage } from './use-chosen-message.ts';
import { useInboxKeys } from './use-inbox-keys.ts';
import { useMessages } from './use-messages.ts';

const EVERYTHING = { q: '', type: '', status: '' };

interface MessagePanesProps {
  filter: MessageFilter;
  chosen: ChosenMessage;
  onChange: (change: AddressChange) => void;
}

/** The list and, beside it, the chosen message; on a phone one or the other. */
export function MessagePanes({ filter, chosen, onChange }: MessagePanesProps) {
  const query = useMessages(filter);
  const messages = query.data?.pages.flatMap(({ items }) => items) ?? [];
  const { top, count } = useArrivals(messages, JSON.stringify(queryOf(filter)));
  return (
    <div
      {...useInboxKeys(messages, chosen)}
      className={cx(styles.panes, chosen.id && styles.reading)}
    >
      <div className={styles.listing}>
        <MessageFilters filter={filter} onChange={onChange} />
        <div className={styles.list}>
          <div ref={top} className={styles.top} />
          <Arrivals count={count} onChoose={() => top.current?.scrollIntoView({ block: 'end' })} />
          <MessageList
            query={query}
            messages={messages}
            folder={filter.folder}
            chosen={chosen}
            onReset={isFiltered(filter) ? () => onChange(EVERYTHING) : undefined}
          />
        </div>
        <VisuallyHidden>
          <p role="status">
            {query.data && !query.isPlaceholderData && !query.hasNextPage
              ? m.admin_messages_count({ count: messages.length })
              : ''}
          </p>
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
