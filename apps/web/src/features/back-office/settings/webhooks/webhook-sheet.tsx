import type { Webhook, WebhookDelivery } from '@vitrine/contracts';
import { Alert } from '#components/feedback/alert.tsx';
import { Cluster, Stack } from '#components/layout/primitives.tsx';
import { ItemList } from '#components/list/item-list.tsx';
import { ListBody } from '#components/list/list-body.tsx';
import { Button } from '#components/ui/button.tsx';
import { ConfirmButton } from '#components/ui/confirm-dialog.tsx';
import { Dialog } from '#components/ui/dialog.tsx';
import { textStyle } from '#components/ui/text-style.ts';
import { endpointKey } from '#lib/endpoint-query.ts';
import { failureReason } from '#lib/failure-reason.ts';
import { listKey, useList } from '#lib/list-query.ts';
import { formatMoment } from '#lib/moments.ts';
import { m } from '#messages';
import { DateTime } from '../../components/date-time.tsx';
import { StatusBadge } from '../../components/status-badge.tsx';
import { useAction } from '../../components/use-action.ts';
import { deliveryStatus, failureWords, nameOf, sentWords } from './webhook-words.ts';
import styles from './webhooks.module.css';

export interface WebhookSheetProps {
  webhook: Webhook;
  onClose: () => void;
  onSecret: (secret: string) => void;
}

/** What was sent to an endpoint, and the ways to try it. */
export function WebhookSheet({ webhook, onClose, onSecret }: WebhookSheetProps) {
  return (
    <Dialog
      kind="sheet"
      open
      size="large"
      onOpenChange={onClose}
      title={m.admin_webhook_open_named({ name: nameOf(webhook) })}
      description={m.admin_webhook_sheet_text()}
    >
      <Stack gap={3}>
        <Cluster gap={2} rowGap={1}>
          <TestEvent id={webhook.id} />
          <Rotate
            id={webhook.id}
            onMade={(secret) => {
              onClose();
              onSecret(secret);
            }}
          />
        </Cluster>
        <Deliveries id={webhook.id} />
      </Stack>
    </Dialog>
  );
}

function TestEvent({ id }: { id: string }) {
  const test = useAction({
    send: (api) => api.call('webhooks.test', { params: { id } }),
    done: ({ message }) => message,
    onDone: (queries) => queries.invalidateQueries({ queryKey: listKey('webhooks.deliveries') }),
  });
  return (
    <>
      <Button variant="secondary" busy={test.isPending} onClick={() => test.mutate()}>
        {m.admin_webhook_test()}
      </Button>
      {test.error ? (
        <Alert tone="danger" title={m.admin_webhook_test_failed()}>
          {failureReason(test.error)}
        </Alert>
      ) : null}
    </>
  );
}

function Rotate({ id, onMade }: { id: string; onMade: (secret: string) => void }) {
  const rotate = useAction({
    send: (api) => api.call('webhooks.rotate', { params: { id } }),
    onDone: (queries, { secret }) => {
      onMade(secret);
      return queries.invalidateQueries({ queryKey: endpointKey('webhooks.list') });
    },
  });
  return (
    <ConfirmButton
      action={rotate}
      button={{ variant: 'ghost' }}
      tone="primary"
      title={m.admin_webhook_rotate_title()}
      question={m.admin_webhook_rotate_question()}
      confirmLabel={m.admin_webhook_rotate()}
      failed={m.admin_webhook_rotate_failed()}
    >
      {m.admin_webhook_rotate()}
    </ConfirmButton>
  );
}

const WORDS = {
  loading: m.admin_webhook_deliveries_loading,
  failed: m.admin_webhook_deliveries_failed,
  more: m.list_show_more,
  moreLoading: m.ui_loading,
  moreFailed: m.admin_webhook_deliveries_more_failed,
};

/** While something waits to be sent, its state is looked at so often. */
const WAITING_MS = 2_000;
const IDLE_MS = 20_000;

function Deliveries({ id }: { id: string }) {
  const list = useList(
    'webhooks.deliveries',
    { webhook: id },
    {
      refetchOnMount: 'always',
      refetchInterval: (rows) =>
        rows.some(({ status }) => status === 'queued') ? WAITING_MS : IDLE_MS,
    },
  );
  return (
    <ListBody
      list={list}
      words={WORDS}
      empty={{
        heading: 'h3',
        title: m.admin_webhook_deliveries_none(),
        hint: m.admin_webhook_deliveries_none_hint(),
      }}
    >
      {(rows) => (
        <ItemList as="ol" label={m.admin_webhook_open()} rows={rows} divided>
          {(delivery) => <Delivery delivery={delivery} />}
        </ItemList>
      )}
    </ListBody>
  );
}

const SMALL = textStyle({ tone: 'muted', size: 'small', leading: 1.45 });

function Delivery({ delivery }: { delivery: WebhookDelivery }) {
  const { type, status, attempts, failure, date, next_attempt_at: next } = delivery;
  return (
    <Stack gap={0.5} within={2}>
      <Cluster gap={1} rowGap={0.5} align="center" justify="between">
        <p className={textStyle({ weight: 'medium', wrap: 'anywhere' })}>
          {sentWords[type]()}{' '}
          <code className={textStyle({ tone: 'muted', size: 'tiny' })}>{type}</code>
        </p>
        <StatusBadge looks={deliveryStatus} status={status} />
      </Cluster>
      <p className={SMALL}>
        <DateTime at={date} />
        {attempts > 0 ? ` · ${m.admin_webhook_tries({ count: attempts })}` : null}
        {next && failure ? (
          <>
            {' · '}
            {m.admin_webhook_next()} <DateTime at={next} />
          </>
        ) : null}
      </p>
      {failure ? (
        <p className={textStyle({ tone: 'danger', size: 'small' })}>{failureWords[failure]()}</p>
      ) : null}
      <AnswerOf delivery={delivery} />
      <Replay delivery={delivery} />
    </Stack>
  );
}

/** What the receiver said. */
function AnswerOf({ delivery: { answer, answer_status: status } }: { delivery: WebhookDelivery }) {
  if (status === null) return null;
  return (
    <div>
      <p className={SMALL}>{m.admin_webhook_status({ status })}</p>
      {answer ? (
        <p className={textStyle({ size: 'tiny', wrap: 'anywhere' }, styles.answer)}>{answer}</p>
      ) : null}
    </div>
  );
}

/** Sends one event again, whatever became of it. */
function Replay({ delivery: { id, type, date } }: { delivery: WebhookDelivery }) {
  const replay = useAction({
    send: (api) => api.call('webhooks.replay', { params: { id } }),
    done: () => m.admin_webhook_replayed(),
    onSettled: (queries) => queries.invalidateQueries({ queryKey: listKey('webhooks.deliveries') }),
  });
  return (
    <div className={styles.replay}>
      <Button
        size="small"
        variant="ghost"
        busy={replay.isPending}
        aria-label={m.admin_webhook_replay_named({
          name: sentWords[type](),
          date: formatMoment(date, { dateStyle: 'medium', timeStyle: 'medium' }),
        })}
        onClick={() => replay.mutate()}
      >
        {m.admin_webhook_replay()}
      </Button>
      {replay.error ? (
        <p role="alert" className={textStyle({ tone: 'danger', size: 'small' })}>
          {m.admin_webhook_replay_failed()}. {failureReason(replay.error)}
        </p>
      ) : null}
    </div>
  );
}
