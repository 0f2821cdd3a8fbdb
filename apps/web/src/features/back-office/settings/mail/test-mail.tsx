import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { m } from '#messages';
import { Alert } from '../../../../components/feedback/alert.tsx';
import { useToast } from '../../../../components/feedback/toast-context.ts';
import { TextField } from '../../../../components/form/text-field.tsx';
import { Button } from '../../../../components/ui/button.tsx';
import { useApi } from '../../../../lib/api-context.ts';
import { useSession } from '../../../../lib/session.ts';
import { reasonOf } from '../../records/field-errors.ts';
import styles from './mail.module.css';
import { outboxLists } from './use-outbox.ts';

/** Sends a mail that proves that mails leave. */
export function TestMail({ onSent }: { onSent: () => void }) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const own = useSession()?.email;
  const [recipient, setRecipient] = useState(own ?? '');
  const send = useMutation({
    mutationFn: () => api.call('outbox.test', { body: { recipient } }),
    onSuccess: ({ message }) => {
      toast({ message });
      onSent();
      return queries.invalidateQueries({ queryKey: outboxLists });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!send.isPending) send.mutate();
  };
  return (
    <form
      noValidate
      method="post"
      aria-label={m.admin_mail_test()}
      onSubmit={submit}
      className={styles.test}
    >
      {send.error ? (
        <div className={styles.failure}>
          <Alert tone="danger" title={m.admin_mail_test_failed()}>
            {reasonOf(send.error)}
          </Alert>
        </div>
      ) : null}
      <TextField
        name="recipient"
        type="email"
        autoComplete="off"
        className={styles.recipient}
        label={m.admin_mail_test_address()}
        value={recipient}
        onChange={setRecipient}
      />
      <Button type="submit" variant="secondary" busy={send.isPending}>
        {m.admin_mail_test()}
      </Button>
    </form>
  );
}
