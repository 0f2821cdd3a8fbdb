import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { TextField } from '#components/form/text-field.tsx';
import { Cluster } from '#components/layout/primitives.tsx';
import { SettingsSection } from '#components/layout/settings-section.tsx';
import { useFilters } from '#components/list/filters.ts';
import { Button } from '#components/ui/button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { Answered } from '#features/back-office/components/answered.tsx';
import { useApi } from '#lib/api-context.ts';
import { useEndpoint } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey } from '#lib/list-query.ts';
import { useSession } from '#lib/session.ts';
import { m } from '#messages';
import styles from './mail.module.css';
import { MAIL_FILTERS, Outbox } from './outbox.tsx';

/** How mails leave, a test of that, and what became of each. */
export function MailSettings() {
  const filters = useFilters(MAIL_FILTERS);
  return (
    <SettingsSection title={m.admin_mail_title()} text={m.admin_mail_text()}>
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
      noValidate
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
