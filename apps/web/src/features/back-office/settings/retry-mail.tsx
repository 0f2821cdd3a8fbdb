import type { OutboxMail } from '@vitrine/contracts';
import { Stack } from '#components/layout/primitives.tsx';
import { Button } from '#components/ui/button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey } from '#lib/list-query.ts';
import { m } from '#messages';
import { useAction } from '../components/use-action.ts';
import styles from './retry-mail.module.css';

type RetriedMail = Pick<OutboxMail, 'id' | 'subject' | 'kept_as_file'>;

/** Tries one mail again without waiting for its next turn. */
export function RetryMail({ mail }: { mail: RetriedMail }) {
  const { id, subject, kept_as_file: isKept } = mail;
  const retry = useAction({
    send: (api) => api.call('outbox.retry', { params: { id } }),
    done: m.admin_mail_retried,
    onSettled: (queries) =>
      Promise.all([
        queries.invalidateQueries({ queryKey: listKey('outbox.list') }),
        queries.invalidateQueries({ queryKey: endpointKey('outbox.list') }),
        queries.invalidateQueries({ queryKey: endpointKey('system.status') }),
      ]),
  });
  return (
    <Stack gap={0.5} align="start" className={styles.retry}>
      <Button
        size="small"
        variant="ghost"
        busy={retry.isPending}
        aria-label={
          isKept ? m.admin_mail_send_named({ subject }) : m.admin_mail_retry_named({ subject })
        }
        onClick={() => retry.mutate()}
      >
        {isKept ? m.admin_mail_send_now() : m.admin_try_again()}
      </Button>
      {retry.error ? (
        <p role="alert" className={textStyle({ tone: 'danger', size: 'tiny', wrap: 'anywhere' })}>
          {m.admin_mail_retry_failed()}. {failureReason(retry.error)}
        </p>
      ) : null}
    </Stack>
  );
}
