import type { OutboxMail } from '@vitrine/contracts';
import { Link } from 'react-router-dom';
import { Stack } from '#components/layout/primitives.tsx';
import { textLink, textStyle } from '#components/ui/text-style.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { paths } from '#lib/paths.ts';
import { m } from '#messages';
import { Answered } from '../components/answered.tsx';
import { DateTime } from '../components/date-time.tsx';
import { RetryMail } from '../settings/retry-mail.tsx';
import styles from './system.module.css';

/** The outbox, narrowed to what was given up. */
const ALL_FAILED = `${paths.adminSettings.to()}?mails=failed`;
const SHOWN = 5;

/** The newest mails that were given up, with the reason and another try; the way to all of them. */
export function FailedMails() {
  const query = useEndpoint('outbox.list', { query: { status: 'failed' } });
  return (
    <Answered query={query} failed={m.admin_mail_load_failed()}>
      {({ items, next }) => (
        <div>
          <Stack as="ul" role="list" aria-label={m.admin_system_mail_failed_list()}>
            {items.slice(0, SHOWN).map((mail) => (
              <li key={mail.id} className={styles.mail}>
                <FailedMail mail={mail} />
              </li>
            ))}
          </Stack>
          {next || items.length > SHOWN ? (
            <Link to={ALL_FAILED} className={textLink}>
              {m.admin_system_mail_all()}
            </Link>
          ) : null}
        </div>
      )}
    </Answered>
  );
}

function FailedMail({ mail }: { mail: OutboxMail }) {
  const { subject, recipient, date, reason } = mail;
  return (
    <>
      <p>{subject}</p>
      <p className={textStyle({ tone: 'muted', size: 'tiny' })}>
        {recipient} · <DateTime at={date} />
      </p>
      {reason ? <p className={textStyle({ tone: 'danger', size: 'tiny' })}>{reason}</p> : null}
      <RetryMail mail={mail} />
    </>
  );
}
