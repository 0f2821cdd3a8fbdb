import type {
  DeliveryFailure,
  MailStatus,
  SentEventType,
  Webhook,
  WebhookEventType,
} from '@vitrine/contracts';
import { m } from '#messages';
import type { StatusLooks } from '../../components/status-badge.tsx';

/** What an endpoint can be told of, in the order of the form. */
export const eventWords: Record<WebhookEventType, () => string> = {
  'message.created': m.admin_webhook_event_message,
  'application.created': m.admin_webhook_event_application,
  'post.published': m.admin_webhook_event_post,
  'portfolio.published': m.admin_webhook_event_portfolio,
};

export const eventTypes = Object.keys(eventWords) as WebhookEventType[];

/** What a delivery tells of. */
export const sentWords: Record<SentEventType, () => string> = {
  ...eventWords,
  'webhook.test': m.admin_webhook_event_test,
};

export const deliveryStatus: StatusLooks<MailStatus> = {
  queued: { label: m.admin_webhook_waiting, tone: 'info' },
  sent: { label: m.admin_webhook_delivered, tone: 'success' },
  failed: { label: m.admin_webhook_given_up, tone: 'danger' },
};

/** Why a try failed. */
export const failureWords: Record<DeliveryFailure, () => string> = {
  'address-refused': m.admin_webhook_why_address_refused,
  'name-not-found': m.admin_webhook_why_name_not_found,
  'connection-failed': m.admin_webhook_why_connection_failed,
  'tls-failed': m.admin_webhook_why_tls_failed,
  'connection-lost': m.admin_webhook_why_connection_lost,
  'timed-out': m.admin_webhook_why_timed_out,
  redirected: m.admin_webhook_why_redirected,
  refused: m.admin_webhook_why_refused,
  'secret-unreadable': m.admin_webhook_why_secret_unreadable,
  'switched-off': m.admin_webhook_why_switched_off,
};

/** What it is called: what someone wrote of it, or where it is. */
export const nameOf = ({ description, url }: Pick<Webhook, 'description' | 'url'>): string =>
  description || (URL.parse(url)?.host ?? url);
