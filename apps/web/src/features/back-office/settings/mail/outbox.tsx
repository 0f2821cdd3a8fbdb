import { type MailStatus, mailStatuses } from '@vitrine/contracts';
import { useState } from 'react';
import { m } from '#messages';
import { EmptyState } from '../../../../components/feedback/empty-state.tsx';
import { FilterPills } from '../../../../components/ui/filter-pills.tsx';
import { Answered } from '../../components/answered.tsx';
import { LoadMore } from '../../components/load-more.tsx';
import { TableSkeleton } from '../../components/table-skeleton.tsx';
import styles from './mail.module.css';
import { statusLabel } from './mail-words.ts';
import { OutboxTable } from './outbox-table.tsx';
import { useOutbox } from './use-outbox.ts';

type Filter = MailStatus | '';

/** The mails and what became of them. */
export function Outbox() {
  const [status, setStatus] = useState<Filter>('');
  const query = useOutbox(status || undefined);
  return (
    <div className={styles.outbox}>
      <h3 className={styles.title}>{m.admin_mail_outbox()}</h3>
      <FilterPills<Filter>
        label={m.admin_mail_filter()}
        value={status}
        onChange={setStatus}
        options={[
          { value: '', label: m.admin_mail_all() },
          ...mailStatuses.map((value) => ({ value, label: statusLabel(value) })),
        ]}
      />
      <Answered
        query={query}
        loading={m.admin_mail_loading()}
        failed={m.admin_mail_load_failed()}
        skeleton={<TableSkeleton />}
      >
        {({ pages }) => {
          const mails = pages.flatMap(({ items }) => items);
          if (mails.length === 0) return <NoMails filtered={status !== ''} />;
          return (
            <>
              <OutboxTable mails={mails} />
              {query.hasNextPage ? (
                <LoadMore
                  query={query}
                  count={mails.length}
                  label={m.admin_mail_more()}
                  busyLabel={m.admin_mail_more_busy()}
                  failed={m.admin_mail_more_failed()}
                />
              ) : null}
            </>
          );
        }}
      </Answered>
    </div>
  );
}

function NoMails({ filtered }: { filtered: boolean }) {
  if (filtered) return <EmptyState heading="h3" title={m.admin_mail_none_match()} />;
  return <EmptyState heading="h3" title={m.admin_mail_none()} hint={m.admin_mail_none_hint()} />;
}
