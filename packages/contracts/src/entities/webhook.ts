import { count, id, instant, line } from '../text.ts';
import { named, says, z } from '../zod.ts';
import { applicationKinds, mailStatuses } from './choices.ts';

/** Most endpoints that an installation tells of what happens. */
export const WEBHOOKS_MAX = 20;
/** Letters of an answer that are kept. */
export const WEBHOOK_ANSWER_MAX_LENGTH = 500;
const WEBHOOK_URL_MAX_LENGTH = 2_000;

/** The JSON body of a webhook; `data` is all that it says of what happened. */
const payload = <T extends string, D extends z.ZodRawShape>(name: string, type: T, data: D) =>
  named(name, `The event \`${type}\`.`, {
    type: z.literal(type).describe('What happened.'),
    timestamp: instant().describe('When it happened; the same in every try.'),
    data: z.object(data).describe('What it says of what happened.'),
  });

const recordId = () => id().describe('Of the record in this API.');
const address = (what: string, example: string) =>
  z.string().meta({ description: what, examples: [`https://vitrine.example${example}`] });

const ID_EXAMPLE = '019dd1f2-6c1e-7a3b-9d55-0c4e1b7f6a20';

/**
 * What an endpoint can be notified of. What visitors write is not in it: it is personal, leaves the
 * installation and stays in other programs' logs after it was deleted here. Anyone who may read it
 * follows the link, or asks the API by the id.
 */
export const webhookEvents = {
  'post.published': {
    summary: 'A post of the blog appeared, at once or because its time had come',
    payload: payload('PostPublishedEvent', 'post.published', {
      id: recordId(),
      title: z.string().describe('Its title.'),
      url: address('Where everybody can read it.', `/blog/${ID_EXAMPLE}`),
    }),
  },
  'message.created': {
    summary: 'A message to the company arrived; an application brings one, too',
    payload: payload('MessageCreatedEvent', 'message.created', {
      id: recordId(),
      url: address('The message in the back-office.', `/admin/messages?message=${ID_EXAMPLE}`),
    }),
  },
  'application.created': {
    summary: 'Someone applied for an internship or a training',
    payload: payload('ApplicationCreatedEvent', 'application.created', {
      id: recordId(),
      kind: z.enum(applicationKinds).describe('For an internship or a training.'),
      url: address(
        'The application in the back-office.',
        `/admin/applications?application=${ID_EXAMPLE}`,
      ),
    }),
  },
  'portfolio.published': {
    summary: 'A professional published their page',
    payload: payload('PortfolioPublishedEvent', 'portfolio.published', {
      id: recordId(),
      customUrl: z.string().describe('The name of the page in its address.'),
      url: address('Where everybody can see it.', '/p/ngozi-fonyuy'),
    }),
  },
} as const;

export type WebhookEventType = keyof typeof webhookEvents;
export const webhookEventTypes = Object.keys(webhookEvents) as [
  WebhookEventType,
  ...WebhookEventType[],
];

/** Everything that is ever sent: the events, and what an administrator sends to try an endpoint. */
export const sentEvents = {
  ...webhookEvents,
  'webhook.test': {
    summary: 'An administrator tries the endpoint; nothing happened',
    payload: payload('WebhookTestEvent', 'webhook.test', {
      webhook_id: id().describe('Of the endpoint.'),
    }),
  },
} as const;

export type SentEventType = keyof typeof sentEvents;
const sentEventTypes = Object.keys(sentEvents) as [SentEventType, ...SentEventType[]];

/** What an event says of what happened. */
export type SentEventData<T extends SentEventType> = z.input<
  (typeof sentEvents)[T]['payload']
>['data'];

/** A web address that holds no name, password or place inside of a page. */
const PLAIN_WEB_ADDRESS = /^https?:\/\/[^\s/?#@\\]+([/?][^\s#]*)?$/i;

export const webhookInputSchema = named(
  'WebhookInput',
  'An endpoint as an administrator registers it.',
  {
    url: z
      .string(says('webhookUrlRequired'))
      .trim()
      .min(1, says('webhookUrlRequired'))
      .max(WEBHOOK_URL_MAX_LENGTH, says('tooLong'))
      .regex(PLAIN_WEB_ADDRESS, says('webhookUrlInvalid'))
      .pipe(z.url(says('webhookUrlInvalid')))
      .meta({
        description:
          'An https address that the events are posted to. One that leads to a private network is refused unless the server was started with it in `WEBHOOK_ALLOW_PRIVATE`.',
        examples: ['https://example.com/hooks'],
      }),
    description: line().describe('What it is for, for the administrators.'),
    events: z
      .array(z.enum(webhookEventTypes))
      .min(1, says('eventsRequired'))
      .max(webhookEventTypes.length)
      .describe('The events that are sent to it.'),
    enabled: z
      .boolean()
      .default(true)
      .describe('While it is off, no events are sent, and what waits is dropped.'),
  },
);
export type WebhookInput = z.infer<typeof webhookInputSchema>;

export const webhookSchema = named(
  'Webhook',
  'An endpoint that events are sent to, without its secret.',
  {
    id: id(),
    url: z.string().describe('Where the events are posted to.'),
    description: z.string().describe('What it is for, for the administrators.'),
    events: z.array(z.enum(webhookEventTypes)).describe('The events that are sent to it.'),
    enabled: z.boolean().describe('Whether events are sent to it now.'),
    date: instant().describe('When it was registered.'),
    failing_since: instant()
      .nullable()
      .describe('When the first try failed since the last that arrived; null while all arrive.'),
    switched_off_at: instant()
      .nullable()
      .describe('When it was switched off because nothing arrived for days; null otherwise.'),
    old_secret_until: instant()
      .nullable()
      .describe('Until then the secret before the last change signs as well.'),
  },
);
export type Webhook = z.infer<typeof webhookSchema>;

const signingSecret = () =>
  z.string().meta({
    description: 'What signatures are checked with. It is shown this once.',
    examples: ['whsec_C2FVsBQIhrscChlQIMV+b5sSYspob7oD'],
  });

export const newWebhookSchema = webhookSchema.extend({ secret: signingSecret() }).meta({
  id: 'NewWebhook',
  description: 'A new endpoint; the only answer with its first secret.',
});
export type NewWebhook = z.infer<typeof newWebhookSchema>;

export const webhookSecretSchema = named(
  'WebhookSecret',
  'A new secret of an endpoint; the only answer with it.',
  {
    secret: signingSecret(),
    old_secret_until: instant().describe('Until then the secret before it signs as well.'),
  },
);
export type WebhookSecret = z.infer<typeof webhookSecretSchema>;

/** Why a delivery failed. */
export const deliveryFailures = [
  'address-refused',
  'name-not-found',
  'connection-failed',
  'tls-failed',
  'connection-lost',
  'timed-out',
  'redirected',
  'refused',
  'secret-unreadable',
  'switched-off',
] as const;
export type DeliveryFailure = (typeof deliveryFailures)[number];

export const webhookDeliverySchema = named(
  'WebhookDelivery',
  'One event on its way to one endpoint, or there.',
  {
    id: id().describe('The `webhook-id` of the request; the same in every try.'),
    type: z.enum(sentEventTypes).describe('Which event.'),
    status: z.enum(mailStatuses).describe('What became of it.'),
    attempts: count.describe('How often it was tried; counted from 0 after a replay.'),
    failure: z
      .enum(deliveryFailures)
      .nullable()
      .describe('Why the last try failed; null where none did, or while one is under way.'),
    answer_status: count.nullable().describe('The HTTP status of the last answer.'),
    answer: z.string().describe("The first letters of the last answer; '' where there was none."),
    date: instant().describe('When it happened.'),
    tried_at: instant().nullable().describe('When the last try ended.'),
    next_attempt_at: instant().nullable().describe('null once nothing is tried.'),
  },
);
export type WebhookDelivery = z.infer<typeof webhookDeliverySchema>;
