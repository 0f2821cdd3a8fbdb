import { mailStatuses, type OutboxMail } from '@vitrine/contracts';
import { type FormEvent, useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { TextField } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { SettingsSection } from '#components/layout/settings-section.tsx';
import { type Filters, pillsFilter, useFilters } from '#components/list/filters.ts';
import { Button } from '#components/ui/button.tsx';
import type { Column } from '#components/ui/data-table.tsx';
import { EmailText } from '#components/ui/email-text.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey, useList } from '#lib/list-query.ts';
import { useSession } from '#lib/session.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { DateTime } from '../components/date-time.tsx';
import { MailBadge } from '../components/mail-badge.tsx';
import { mailStatus } from '../components/status-badge.tsx';
import { TableList } from '../components/table-list.tsx';
import { useAction } from '../components/use-action.ts';
import styles from './mail-settings.module.css';
import { RetryMail } from './retry-mail.tsx';

/** How mails leave, a test of that, and what became of each. */
export function MailSettings() {
  const filters = useFilters(MAIL_FILTERS);
  return (
    <SettingsSection id="mail" title={m.admin_mail_title()} text={m.admin_mail_text()}>
      <MailRoute />
      {/* A test is looked for in the list, whatever was filtered there. */}
      <TestMail onSent={filters.reset} />
      <Outbox filters={filters} />
    </SettingsSection>
  );
}

/** By which server mails leave, or in which folder they stay. */
function MailRoute() {
  return (
    <Answered
      query={useEndpoint('outbox.route')}
      failed={m.admin_mail_route_failed()}
      skeleton={<Skeleton shape="text" count={2} />}
    >
      {({ mode, place, from }) =>
        mode === 'smtp' ? (
          <p>{m.admin_mail_smtp({ place, from })}</p>
        ) : (
          <Alert title={m.admin_mail_folder_title()}>{m.admin_mail_folder({ place, from })}</Alert>
        )
      }
    </Answered>
  );
}

/** Sends a mail that proves that mails leave. */
function TestMail({ onSent }: { onSent: () => void }) {
  const own = useSession()?.email;
  const [recipient, setRecipient] = useState(own ?? '');
  const send = useAction({
    send: (api) => api.call('outbox.test', { body: { recipient } }),
    done: ({ message }) => message,
    onDone: (queries) => {
      onSent();
      return queries.invalidateQueries({ queryKey: listKey('outbox.list') });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  return (
    <Cluster
      as="form"
      gap={2}
      align="end"
      method="post"
      aria-label={m.admin_mail_test()}
      onSubmit={submit}
    >
      {send.error ? (
        <div className={styles.failure}>
          <Alert tone="danger" title={m.admin_mail_test_failed()}>
            {failureReason(send.error)}
          </Alert>
        </div>
      ) : null}
      <TextField
        name="recipient"
        type="email"
        required
        autoComplete="off"
        className={styles.recipient}
        label={m.admin_mail_test_address()}
        value={recipient}
        onChange={setRecipient}
      />
      <Button type="submit" variant="secondary" busy={send.isPending}>
        {m.admin_mail_test()}
      </Button>
    </Cluster>
  );
}

const REASON = textStyle({ tone: 'danger', size: 'tiny', wrap: 'anywhere' }, styles.reason);
const SMALL = textStyle({ tone: 'muted', size: 'tiny', weight: 'text', wrap: 'anywhere' });

const MAIL_FILTERS = {
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
function Outbox({ filters }: { filters: Filters<typeof MAIL_FILTERS> }) {
  const list = useList('outbox.list', filters.query, {
    refetchInterval: (mails) =>
      mails.some(({ status }) => status === 'queued') ? WAITING_MS : IDLE_MS,
  });
  return (
    <Stack gap={2}>
      <h3 className={textStyle({ size: 4 })}>{m.admin_mail_outbox()}</h3>
      <TableList
        filters={filters}
        list={list}
        count={m.admin_mail_count}
        words={WORDS}
        empty={
          filters.isActive
            ? { heading: 'h3', title: m.admin_mail_none_match() }
            : { heading: 'h3', title: m.admin_mail_none(), hint: m.admin_mail_none_hint() }
        }
        caption={m.admin_mail_outbox()}
        columns={columns()}
      />
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
    cell: ({ date }) => <DateTime at={date} className={textStyle({ wrap: 'never' })} />,
  },
];

function Status({ mail }: { mail: OutboxMail }) {
  const { status, attempts, reason, next_attempt_at: next } = mail;
  const { data: route } = useEndpoint('outbox.route');
  return (
    <div>
      <MailBadge mail={mail} mode={route?.mode} />
      {attempts > 1 || reason ? (
        <p className={SMALL}>{m.admin_mail_attempts({ count: attempts })}</p>
      ) : null}
      {reason && status !== 'sent' ? <p className={REASON}>{reason}</p> : null}
      {next && status === 'queued' && attempts > 0 ? (
        <p className={SMALL}>
          {m.admin_mail_next()} <DateTime at={next} />
        </p>
      ) : null}
      {mail.can_retry ? <RetryMail mail={mail} /> : null}
    </div>
  );
}
