import type { Webhook } from '@vitrine/contracts';
import { ConfirmAction } from '#components/ui/confirm-dialog.tsx';
import { endpointKey } from '#lib/endpoint-query.ts';
import { orGone } from '#lib/list-query.ts';
import { m } from '#messages';
import { useAction } from '../../components/use-action.ts';
import { nameOf } from './webhook-words.ts';

export interface DeleteWebhookProps {
  webhook: Webhook;
  onClose: () => void;
  onGone: () => void;
}

/** Asks before an endpoint is forgotten. */
export function DeleteWebhook({ webhook, onClose, onGone }: DeleteWebhookProps) {
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
