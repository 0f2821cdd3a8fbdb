import { readerStates } from '../entities/choices.ts';
import {
  bounceSchema,
  issueInputSchema,
  issuePreviewSchema,
  issueSchema,
  issueSendingSchema,
  issueSummarySchema,
  preferencesInputSchema,
  preferencesSchema,
  subscriberChangeSchema,
  subscriberSchema,
  topicSchema,
  topicsInputSchema,
} from '../entities/newsletter.ts';
import { additionKey } from '../entities/portfolio.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { count } from '../text.ts';
import { z } from '../zod.ts';
import { endpointsWith, said } from './endpoint.ts';
import { listPage, listPart, searchText, wholeListPart } from './list-page.ts';

const filter = z.object({
  q: searchText(),
  state: z.enum(readerStates).optional().describe('Only these.'),
});

/**
 * The readers of the newsletter, and what they are sent. Closed to tokens: a program must not be able
 * to take their addresses away, or to mail all of them in the company's name.
 */
export const newsletterEndpoints = endpointsWith({
  access: 'newsletter',
  scope: 'none',
  tag: 'Newsletter',
})({
  'subscribers.list': {
    route: 'GET /api/subscribers/',
    summary: 'The readers of the newsletter, newest first, some at a time',
    query: filter.extend({ ...listPart() }),
    answer: listPage(subscriberSchema, 'SubscriberPage').extend({
      counts: z
        .object({
          confirmed: count.describe('Those who get the newsletter.'),
          unconfirmed: count.describe('Those who have not opened the mailed link yet.'),
          refused: count.describe('Those whose mail server refuses the address.'),
        })
        .describe('How many there are of each kind, whatever is looked for.'),
    }),
  },
  'subscribers.export': {
    route: 'GET /api/exports/subscribers/',
    summary: 'The readers that match, as a table for a spreadsheet (CSV, RFC 4180)',
    query: filter,
    file: 'text/csv; charset=utf-8',
  },
  'subscribers.update': {
    route: 'PUT /api/subscribers/{id}/',
    summary: 'Note that mails do not reach a reader, so that none are sent, or that they do again',
    body: subscriberChangeSchema,
    answer: subscriberSchema,
  },
  'subscribers.delete': {
    route: 'DELETE /api/subscribers/{id}/',
    summary: 'Erase a reader; issues that wait for them are not sent',
  },
  'topics.list': {
    route: 'GET /api/newsletter-topics/',
    summary: 'What subscribers can choose to be notified of',
    query: z.object(wholeListPart()),
    answer: z.array(topicSchema),
  },
  'topics.save': {
    route: 'PUT /api/newsletter-topics/',
    summary: 'Say what readers can choose from; a topic keeps its readers with its id',
    body: topicsInputSchema,
    answer: z.array(topicSchema),
    errors: ['conflict'],
  },
  'issues.list': {
    route: 'GET /api/newsletter-issues/',
    summary: 'Drafts and sent issues of the newsletter, newest first, some at a time',
    query: z.object(listPart()),
    answer: listPage(issueSummarySchema, 'NewsletterIssuePage'),
  },
  'issues.create': {
    route: 'POST /api/newsletter-issues/',
    summary: 'Begin an issue of the newsletter',
    body: issueInputSchema.extend({ key: additionKey() }),
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    status: 201,
    answer: issueSchema,
  },
  'issues.fromPost': {
    route: 'POST /api/posts/{id}/issue/',
    summary: 'Begin an issue that tells of a published post',
    body: z.object({ key: additionKey() }),
    status: 201,
    answer: issueSchema,
    errors: ['conflict'],
  },
  'issues.get': {
    route: 'GET /api/newsletter-issues/{id}/',
    summary: 'One issue, and how many readers it is for now',
    answer: issueSchema,
  },
  'issues.update': {
    route: 'PUT /api/newsletter-issues/{id}/',
    summary: 'Change a draft',
    body: issueInputSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    versioned: true,
    answer: issueSchema,
  },
  'issues.delete': {
    route: 'DELETE /api/newsletter-issues/{id}/',
    summary: 'Put a draft, or what is known of an issue that has gone, into the trash',
    errors: ['conflict'],
  },
  'issues.preview': {
    route: 'POST /api/newsletter-issues/{id}/preview/',
    summary: 'The draft as it arrives, with and without HTML',
    answer: issuePreviewSchema,
  },
  'issues.test': {
    route: 'POST /api/newsletter-issues/{id}/test/',
    summary: 'Mail the draft to the caller',
    status: 202,
    answer: said,
  },
  'issues.send': {
    route: 'POST /api/newsletter-issues/{id}/send/',
    summary: 'Send an issue to its readers, once',
    body: issueSendingSchema,
    status: 202,
    answer: issueSchema,
    errors: ['conflict'],
  },
  'issues.retry': {
    route: 'POST /api/newsletter-issues/{id}/retry/',
    summary: 'Try the mails of an issue again that were given up',
    status: 202,
    answer: issueSchema,
    errors: ['conflict'],
  },
  'newsletter.bounce': {
    route: 'POST /api/newsletter/bounces/',
    scope: 'newsletter',
    summary: 'Take the notice of a mail server (RFC 3464) that a mail could not be delivered',
    body: z.object({}),
    multipart: true,
    answer: bounceSchema,
  },
  'newsletter.preferences': {
    route: 'GET /api/newsletter/preferences/{token}/',
    access: 'anyone',
    summary: 'What a reader has chosen, behind the mailed link',
    answer: preferencesSchema,
    errors: ['not-found'],
  },
  'newsletter.choose': {
    route: 'PUT /api/newsletter/preferences/{token}/',
    access: 'anyone',
    summary: 'Choose what to be notified of; choosing everything includes later topics',
    body: preferencesInputSchema,
    answer: preferencesSchema,
    errors: ['not-found'],
  },
});
