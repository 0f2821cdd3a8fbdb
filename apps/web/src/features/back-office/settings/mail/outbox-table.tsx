import type { OutboxMail } from '@vitrine/contracts';
import { m } from '#messages';
import { Badge } from '../../../../components/ui/badge.tsx';
import { type Column, DataTable } from '../../../../components/ui/data-table.tsx';
import { EmailText } from '../../../../components/ui/email-text.tsx';
import { Moment } from '../../components/moment.tsx';
import styles from './mail.module.css';
import { statusLabel } from './mail-words.ts';
import { RetryMail } from './retry-mail.tsx';

export function OutboxTable({ mails }: { mails: readonly OutboxMail[] }) {
  return (
    <DataTable
      caption={m.admin_mail_outbox()}
      columns={columns()}
      rows={mails}
      rowKey={({ id }) => id}
    />
  );
}

const columns = (): Column<OutboxMail>[] => [
  {
    id: 'mail',
    header: m.admin_mail_column_mail(),
    rowHeader: true,
    cell: ({ subject, recipient }) => (
      <div>
        {subject}
        <p className={styles.small}>
          <EmailText address={recipient} />
        </p>
      </div>
    ),
  },
  {
    id: 'status',
    header: m.admin_mail_column_status(),
    card: 'line',
    cell: (mail) => <Status mail={mail} />,
  },
  {
    id: 'date',
    header: m.admin_mail_column_date(),
    card: 'beside',
    cell: ({ date }) => <Moment at={date} className={styles.date} />,
  },
];

const tones = { queued: 'info', sent: 'success', failed: 'danger' } as const;

function Status({ mail }: { mail: OutboxMail }) {
  const { status, attempts, reason, next_attempt_at: next } = mail;
  return (
    <div>
      <Badge tone={tones[status]} dot>
        {statusLabel(status)}
      </Badge>
      {attempts > 1 || reason ? (
        <p className={styles.small}>{m.admin_mail_attempts({ count: attempts })}</p>
      ) : null}
      {reason && status !== 'sent' ? <p className={styles.reason}>{reason}</p> : null}
      {next && status === 'queued' && attempts > 0 ? (
        <p className={styles.small}>
          {m.admin_mail_next()} <Moment at={next} />
        </p>
      ) : null}
      {/* What has left cannot be sent again; everything else may be tried at once. */}
      {status === 'sent' ? null : <RetryMail mail={mail} />}
    </div>
  );
}
