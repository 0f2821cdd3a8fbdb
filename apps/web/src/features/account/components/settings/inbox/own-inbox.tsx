import { useMutation, useQueryClient } from '@tanstack/react-query';
import {
  baseLocale,
  type InboxNotify,
  type InboxSettings,
  inboxNotifies,
} from '@vitrine/contracts';
import { type FormEvent, useState } from 'react';
import { Alert } from '#components/feedback/alert.tsx';
import { ErrorState } from '#components/feedback/error-state.tsx';
import { LoadingState } from '#components/feedback/loading-state.tsx';
import { useToast } from '#components/feedback/toast-context.ts';
import { SelectField } from '#components/form/select-field.tsx';
import { TextArea } from '#components/form/text-field.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { FieldsSkeleton, SettingsSection } from '#components/layout/settings-section.tsx';
import { Button } from '#components/ui/button.tsx';
import { useApi } from '#lib/api-context.ts';
import { endpointKey, useEndpoint } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { knownReason } from '#lib/known-reason.ts';
import { languageName } from '#lib/locale.ts';
import { usePublicLocales } from '#lib/use-website-link.ts';
import { m } from '#messages';

/** How an administrator is told of what arrives, and what is below their replies. */
export function OwnInbox() {
  const { data, error, refetch } = useEndpoint('admin.inbox.get');
  return (
    <SettingsSection title={m.own_inbox_title()} text={m.own_inbox_text()}>
      {data ? (
        <OwnInboxForm stored={data} />
      ) : error ? (
        <ErrorState
          heading={m.own_inbox_failed()}
          message={knownReason(error)}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingState label={m.own_inbox_loading()}>
          <FieldsSkeleton rows={2} />
        </LoadingState>
      )}
    </SettingsSection>
  );
}

const ways: Record<InboxNotify, () => string> = {
  never: m.own_inbox_never,
  'at-once': m.own_inbox_at_once,
  daily: m.own_inbox_daily,
};

function OwnInboxForm({ stored }: { stored: InboxSettings }) {
  const api = useApi();
  const queries = useQueryClient();
  const toast = useToast();
  const [typed, setTyped] = useState(stored);
  const others = usePublicLocales().filter((locale) => locale !== baseLocale);
  const saving = useMutation({
    mutationFn: (body: InboxSettings) => api.call('admin.inbox.save', { body }),
    onSuccess: (saved) => {
      queries.setQueryData(endpointKey('admin.inbox.get'), saved);
      toast({ message: m.own_inbox_saved() });
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!saving.isPending) saving.mutate(typed);
  };
  return (
    <Stack as="form" gap={3} method="post" onSubmit={submit}>
      {saving.error ? (
        <Alert tone="danger" title={m.own_inbox_not_saved()}>
          {failureReason(saving.error)}
        </Alert>
      ) : null}
      <SelectField
        name="notify"
        label={m.own_inbox_notify()}
        hint={m.own_inbox_notify_hint()}
        value={typed.notify}
        options={inboxNotifies.map((value) => ({ value, label: ways[value]() }))}
        onChange={(value) => {
          const notify = inboxNotifies.find((way) => way === value);
          if (notify) setTyped({ ...typed, notify });
        }}
      />
      <TextArea
        name="signature"
        label={m.own_inbox_signature()}
        hint={m.own_inbox_signature_hint()}
        rows={3}
        value={typed.signature}
        onChange={(signature) => setTyped({ ...typed, signature })}
      />
      {others.map((locale) => (
        <TextArea
          key={locale}
          name={`signature-${locale}`}
          label={m.own_inbox_signature_in({ language: languageName(locale) })}
          hint={m.own_inbox_signature_in_hint()}
          rows={3}
          value={typed.signatures[locale] ?? ''}
          onChange={(own) =>
            setTyped({ ...typed, signatures: { ...typed.signatures, [locale]: own } })
          }
        />
      ))}
      <Cluster>
        <Button type="submit" variant="secondary" busy={saving.isPending}>
          {m.own_inbox_save()}
        </Button>
      </Cluster>
    </Stack>
  );
}
