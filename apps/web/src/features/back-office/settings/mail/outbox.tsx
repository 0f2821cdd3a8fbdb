import { useMutation, useQueryClient } from '@tanstack/react-query';
import { mailStatuses, type OutboxMail } from '@vitrine/contracts';
import { useToast } from '#components/feedback/toast-context.ts';
import { Stack } from '#components/layout/primitives.tsx';
import { type Filters, pillsFilter } from '#components/list/filters.ts';
import { ListBody } from '#components/list/list-body.tsx';
import { ListToolbar } from '#components/list/list-toolbar.tsx';
import { Button } from '#components/ui/button.tsx';
import { type Column, DataTable } from '#components/ui/data-table.tsx';
import { EmailText } from '#components/ui/email-text.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { Moment } from '#features/back-office/components/moment.tsx';
import { mailStatus, StatusBadge } from '#features/back-office/components/status-badge.tsx';
import { useApi } from '#lib/api-context.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey, useList } from '#lib/list-query.ts';
import { m } from '#messages';
import styles from './mail.module.css';

const SMALL = textStyle({ tone: 'muted', size: 'tiny', weight: 'text', wrap: 'anywhere' });

export const MAIL_FILTERS = {
  status: pillsFilter({
    label: m.area_status,
    all: m.admin_filter_all,
    values: mailStatuses,
    nameOf: (status) => mailStatus[status].label(),
    param: 'mails',
  }),
};
const WORDS = {
  loading: m.admin_mail_loading,
  failed: m.admin_mail_load_failed,
  more: m.list_show_more,
  moreLoading: m.ui_loading,
  moreFailed: m.admin_mail_more_failed,
};

/** While something waits to be sent, its state is looked at so often. */
const WAITING_MS = 3_000;
/** And so often while nothing does: others cause mails too. */
const IDLE_MS = 20_000;

/** The mails and what became of them, kept up to date while one looks. */
export function Outbox({ filters }: { filters: Filters<typeof MAIL_FILTERS> }) {
  const list = useList('outbox.list', filters.query, {
    refetchInterval: (mails) =>
      mails.some(({ status }) => status === 'queued') ? WAITING_MS : IDLE_MS,
  });
  return (
    <Stack gap={2}>
      <h3 className={textStyle({ size: 4 })}>{m.admin_mail_outbox()}</h3>
      <ListToolbar filters={filters} list={list} count={m.admin_mail_count} />
      <ListBody
        list={list}
        filters={filters}
        words={WORDS}
        empty={
          filters.isActive
            ? { heading: 'h3', title: m.admin_mail_none_match() }
            : { heading: 'h3', title: m.admin_mail_none(), hint: m.admin_mail_none_hint() }
        }
      >
        {(mails) => (
          <DataTable
            caption={m.admin_mail_outbox()}
            columns={columns()}
            rows={mails}
            rowKey={({ id }) => id}
            busy={list.isPlaceholderData}
          />
        )}
      </ListBody>
    </Stack>
  );
}

const columns = (): Column<OutboxMail>[] => [
  {
    id: 'mail',
    header: m.admin_mail_title(),
    rowHeader: true,
    cell: ({ subject, recipient }) => (
      <div>
        {subject}
        <p className={SMALL}>
          <EmailText address={recipient} />
        </p>
      </div>
    ),
  },
  {
    id: 'status',
    header: m.area_status(),
    card: 'line',
    cell: (mail) => <Status mail={mail} />,
  },
  {
    id: 'date',
    header: m.admin_mail_column_date(),
    card: 'beside',
    cell: ({ date }) => <Moment at={date} className={textStyle({ wrap: 'never' })} />,
  },
];

function Status({ mail }: { mail: OutboxMail }) {
  const { status, attempts, reason, next_attempt_at: next } = mail;
  return (
    <div>
      <StatusBadge looks={mailStatus} status={status} />
      {attempts > 1 || reason ? (
        <p className={SMALL}>{m.admin_mail_attempts({ count: attempts })}</p>
      ) : null}
      {reason && status !== 'sent' ? <p className={styles.reason}>{reason}</p> : null}
      {next && status === 'queued' && attempts > 0 ? (
        <p className={SMALL}>
          {m.admin_mail_next()} <Moment at={next} />
        </p>
      ) : null}
      {/* What has left cannot be sent again; everything else may be tried at once. */}
      {status === 'sent' ? null : <Retry mail={mail} />}
    </div>
  );
}

/** Tries one mail again without waiting for its next turn. */
function Retry({ mail: { id, subject } }: { mail: OutboxMail }) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const retry = useMutation({
    mutationFn: () => api.call('outbox.retry', { params: { id } }),
    onSettled: () => queries.invalidateQueries({ queryKey: listKey('outbox.list') }),
  });
  return (
    <Stack gap={0.5} align="start" className={styles.retry}>
      <Button
        size="small"
        variant="ghost"
        busy={retry.isPending}
        aria-label={m.admin_mail_retry_named({ subject })}
        onClick={() =>
          retry.mutate(undefined, { onSuccess: () => toast({ message: m.admin_mail_retried() }) })
        }
      >
        {m.admin_try_again()}
      </Button>
      {retry.error ? (
        <p role="alert" className={styles.reason}>
          {m.admin_mail_retry_failed()}. {failureReason(retry.error)}
        </p>
      ) : null}
    </Stack>
  );
}
