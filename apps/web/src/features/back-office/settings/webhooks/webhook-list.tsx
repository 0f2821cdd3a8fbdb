import type { Webhook } from '@vitrine/contracts';
import { Pencil, Trash2 } from 'lucide-react';
import { Cluster, Grid, Row, Stack } from '#components/layout/primitives.tsx';
import { Badge } from '#components/ui/badge.tsx';
import { Button } from '#components/ui/button.tsx';
import { IconButton } from '#components/ui/icon-button.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { now } from '#lib/clock.ts';
import { m } from '#messages';
import { DateTime } from '../../components/date-time.tsx';
import { eventTypes, eventWords, nameOf } from './webhook-words.ts';
import styles from './webhooks.module.css';

/** What is done to one of them. */
export interface OpenWebhook {
  webhook: Webhook;
  to: 'edit' | 'see' | 'delete';
}

interface WebhookListProps {
  webhooks: readonly Webhook[];
  onOpen: (opened: OpenWebhook) => void;
}

/** Where events go, and how each endpoint fares. */
export function WebhookList({ webhooks, onOpen }: WebhookListProps) {
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
  const isOldGood = old_secret_until !== null && Date.parse(old_secret_until) > now();
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
