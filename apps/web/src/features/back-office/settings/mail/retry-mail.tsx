import type { OutboxMail } from '@vitrine/contracts';
import { m } from '#messages';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { Button } from '../../../../components/ui/button.tsx';
import { reasonOf } from '../../records/field-errors.ts';
import styles from './mail.module.css';
import { useRetryMail } from './use-outbox.ts';

/** Tries one mail again without waiting for its next turn. */
export function RetryMail({ mail }: { mail: OutboxMail }) {
  const toast = useToast();
  const retry = useRetryMail(mail.id);
  return (
    <div className={styles.retry}>
      <Button
        size="small"
        variant="ghost"
        busy={retry.isPending}
        aria-label={m.admin_mail_retry_named({ subject: mail.subject })}
        onClick={() =>
          retry.mutate(undefined, {
            onSuccess: () => toast({ message: m.admin_mail_retried() }),
          })
        }
      >
        {m.admin_mail_retry()}
      </Button>
      {retry.error ? (
        <p role="alert" className={styles.reason}>
          {m.admin_mail_retry_failed()}. {reasonOf(retry.error)}
        </p>
      ) : null}
    </div>
  );
}
