import { mailStatuses } from '../entities/choices.ts';
import {
  newWebhookSchema,
  webhookDeliverySchema,
  webhookInputSchema,
  webhookSchema,
  webhookSecretSchema,
} from '../entities/webhook.ts';
import { id } from '../text.ts';
import { z } from '../zod.ts';
import { endpointsWith, said } from './endpoint.ts';
import { listPage, listPart, wholeListPart } from './list-page.ts';

/**
 * The endpoints that are notified of what happens, and what became of each event that was sent. Where
 * events are sent to is decided by people: no token is enough for that.
 */
export const webhookEndpoints = endpointsWith({
  access: 'settings',
  scope: 'settings',
  tag: 'Webhooks',
})({
  'webhooks.list': {
    route: 'GET /api/webhooks/',
    summary: 'Every endpoint that is notified of what happens, in the order of registration',
    query: z.object(wholeListPart()),
    answer: z.array(webhookSchema),
  },
  'webhooks.create': {
    route: 'POST /api/webhooks/',
    scope: 'none',
    summary: 'Register an endpoint; its secret is answered this once',
    body: webhookInputSchema,
    status: 201,
    answer: newWebhookSchema,
    shownOnce: true,
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'webhooks.update': {
    route: 'PUT /api/webhooks/{id}/',
    scope: 'none',
    summary: 'Change an endpoint, or switch it on or off',
    body: webhookInputSchema,
    answer: webhookSchema,
    errors: ['recent-sign-in-required'],
  },
  'webhooks.delete': {
    route: 'DELETE /api/webhooks/{id}/',
    scope: 'none',
    summary: 'Delete an endpoint and what is known of its deliveries',
  },
  'webhooks.rotate': {
    route: 'POST /api/webhooks/{id}/secret/',
    scope: 'none',
    summary: 'Make a new secret; the one before it signs as well for 24 hours',
    answer: webhookSecretSchema,
    shownOnce: true,
    errors: ['recent-sign-in-required'],
  },
  'webhooks.test': {
    route: 'POST /api/webhooks/{id}/test/',
    summary: 'Send a test event, also to an endpoint that is switched off',
    status: 202,
    answer: said.extend({
      id: id().describe('The delivery, as `GET /api/webhook-deliveries/` lists it.'),
    }),
  },
  'webhooks.deliveries': {
    route: 'GET /api/webhook-deliveries/',
    summary: 'What was sent to an endpoint within 30 days, newest first, some at a time',
    query: z.object({
      webhook: id().describe('The id of the endpoint.'),
      status: z.enum(mailStatuses).optional().describe('Only these.'),
      ...listPart(),
    }),
    answer: listPage(webhookDeliverySchema, 'WebhookDeliveryPage'),
    errors: ['not-found'],
  },
  'webhooks.replay': {
    route: 'POST /api/webhook-deliveries/{id}/replay/',
    summary: 'Send an event once more, whatever became of it',
    answer: webhookDeliverySchema,
    errors: ['conflict'],
  },
});
