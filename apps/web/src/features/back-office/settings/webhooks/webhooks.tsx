import type { NewWebhook, Webhook } from '@vitrine/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { useRef, useState } from 'react';
import { Cluster, Grid, Row, Stack } from '#components/layout/primitives.tsx';
import { SettingsSection } from '#components/layout/settings-section.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { Skeleton } from '#components/ui/skeleton.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { endpointKey, useEndpoint } from '#lib/endpoint-query.ts';
import { orGone } from '#lib/list-query.ts';
import { m } from '#messages';
import { Answered } from '../../components/answered.tsx';
import { DateTime } from '../../components/date-time.tsx';
import { loadedDialog } from '../../components/loaded-part.tsx';
import { useAction } from '../../components/use-action.ts';
import type { NewSecretProps } from './new-secret.tsx';
import type { WebhookFormProps } from './webhook-form.tsx';
import type { WebhookSheetProps } from './webhook-sheet.tsx';
import { eventTypes, eventWords, nameOf } from './webhook-words.ts';
import styles from './webhooks.module.css';

// What a dialog holds comes with the first that is opened.
const WebhookForm = loadedDialog<WebhookFormProps>(
  async () => (await import('./webhook-form.tsx')).WebhookForm,
  ({ webhook }) => ({
    title: webhook ? m.admin_webhook_edit_title() : m.admin_webhook_add_title(),
  }),
);
const WebhookSheet = loadedDialog<WebhookSheetProps>(
  async () => (await import('./webhook-sheet.tsx')).WebhookSheet,
  ({ webhook }) => ({
    kind: 'sheet',
    size: 'large',
    title: m.admin_webhook_open_named({ name: nameOf(webhook) }),
  }),
);
const NewSecret = loadedDialog<NewSecretProps>(
  async () => (await import('./new-secret.tsx')).NewSecret,
  () => ({ title: m.admin_webhook_secret_title() }),
);

/** What is done to one of them. */
type Opened = { webhook: Webhook; to: 'edit' | 'see' | 'delete' } | { to: 'add' };

/** Addresses of other programs that are told of what happens here. */
export function Webhooks() {
  const query = useEndpoint('webhooks.list');
  const heading = useRef<HTMLHeadingElement>(null);
  const [opened, open] = useState<Opened>();
  const [secret, show] = useState<string>();
  const close = () => open(undefined);
  return (
    <SettingsSection
      title={m.admin_webhook_title()}
      text={m.admin_webhook_text()}
      headingRef={heading}
    >
      <Answered
        query={query}
        failed={m.admin_webhook_failed()}
        skeleton={<Skeleton shape="block" count={2} />}
      >
        {(webhooks) => <List webhooks={webhooks} onOpen={open} />}
      </Answered>
      <div>
        <Button variant="secondary" onClick={() => open({ to: 'add' })}>
          {m.admin_webhook_add()}
        </Button>
      </div>
      {opened?.to === 'add' ? (
        <WebhookForm
          webhook={undefined}
          onClose={close}
          onAdded={(added: NewWebhook) => {
            close();
            show(added.secret);
          }}
        />
      ) : null}
      {opened?.to === 'edit' ? <WebhookForm webhook={opened.webhook} onClose={close} /> : null}
      {opened?.to === 'see' ? (
        <WebhookSheet webhook={opened.webhook} onClose={close} onSecret={show} />
      ) : null}
      {opened?.to === 'delete' ? (
        <DeleteWebhook
          webhook={opened.webhook}
          onClose={close}
          // the button that had the focus is gone with its webhook
          onGone={() => heading.current?.focus()}
        />
      ) : null}
      {secret ? <NewSecret secret={secret} onClose={() => show(undefined)} /> : null}
    </SettingsSection>
  );
}

interface ListProps {
  webhooks: readonly Webhook[];
  onOpen: (opened: Opened) => void;
}

function List({ webhooks, onOpen }: ListProps) {
  if (webhooks.length === 0) return <p>{m.admin_webhook_none()}</p>;
  return (
    <Stack as="ul" role="list" divided pad={1.5} className={styles.list}>
      {webhooks.map((webhook) => (
        <Grid as="li" gap={2} align="center" key={webhook.id} className={styles.item}>
          <About webhook={webhook} />
          <Row gap={1} align="center">
            <Button
              variant="secondary"
              size="small"
              aria-label={m.admin_webhook_open_named({ name: nameOf(webhook) })}
              onClick={() => onOpen({ webhook, to: 'see' })}
            >
              {m.admin_webhook_open()}
            </Button>
            <IconButton
              label={m.admin_edit_named({ name: nameOf(webhook) })}
              onClick={() => onOpen({ webhook, to: 'edit' })}
            >
              <Pencil size={18} aria-hidden="true" />
            </IconButton>
            <IconButton
              label={m.area_delete_named({ name: nameOf(webhook) })}
              tone="danger"
              onClick={() => onOpen({ webhook, to: 'delete' })}
            >
              <Trash2 size={18} aria-hidden="true" />
            </IconButton>
          </Row>
        </Grid>
      ))}
    </Stack>
  );
}

const MUTED = textStyle({ tone: 'muted', size: 'small', leading: 1.45, wrap: 'anywhere' });
const WARNING = textStyle({ tone: 'danger', size: 'small', leading: 1.45 });

function About({ webhook }: { webhook: Webhook }) {
  const { url, events, enabled, failing_since, switched_off_at, old_secret_until } = webhook;
  const told = eventTypes.filter((type) => events.includes(type));
  const isOldGood = old_secret_until !== null && Date.parse(old_secret_until) > Date.now();
  return (
    <div className={textStyle({ fill: 'grow' })}>
      <Cluster gap={1} align="center">
        <p className={textStyle({ weight: 'medium', leading: 1.45, wrap: 'anywhere' })}>
          {nameOf(webhook)}
        </p>
        {enabled ? null : <Badge tone="warning">{m.admin_webhook_off()}</Badge>}
        {enabled && failing_since ? <Badge tone="danger">{m.admin_webhook_failing()}</Badge> : null}
      </Cluster>
      <p className={MUTED}>{url}</p>
      <p className={MUTED}>{told.map((type) => eventWords[type]()).join(' · ')}</p>
      {enabled && failing_since ? (
        <p className={WARNING}>
          {m.admin_webhook_failing_since()} <DateTime at={failing_since} />
        </p>
      ) : null}
      {switched_off_at ? (
        <p className={WARNING}>
          {m.admin_webhook_switched_off()} <DateTime at={switched_off_at} />
        </p>
      ) : null}
      {isOldGood ? (
        <p className={MUTED}>
          {m.admin_webhook_old_secret()} <DateTime at={old_secret_until} />
        </p>
      ) : null}
    </div>
  );
}

interface DeleteWebhookProps {
  webhook: Webhook;
  onClose: () => void;
  onGone: () => void;
}

function DeleteWebhook({ webhook, onClose, onGone }: DeleteWebhookProps) {
  const deletion = useAction({
    send: (api) => orGone(api.call('webhooks.delete', { params: { id: webhook.id } })),
    done: () => m.admin_webhook_deleted(),
    onDone: (queries) => {
      onClose();
      onGone();
      return queries.invalidateQueries({ queryKey: endpointKey('webhooks.list') });
    },
  });
  return (
    <ConfirmAction
      action={deletion}
      failed={m.admin_webhook_delete_failed()}
      title={m.admin_webhook_delete_title()}
      question={m.admin_webhook_delete_question({ name: nameOf(webhook) })}
      confirmLabel={m.admin_webhook_delete_confirm()}
      onClose={onClose}
    />
  );
}
