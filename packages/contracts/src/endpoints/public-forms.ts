import {
  applicationFormSchema,
  contactFormSchema,
  newsletterFormSchema,
} from '../entities/public-forms.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { z } from '../zod.ts';
import { endpointsWith, said } from './endpoint.ts';

/** Taken, and looked at later. */
const taken = { status: 202, answer: said } as const;

export const publicFormEndpoints = endpointsWith({
  access: 'anyone',
  scope: 'none',
  tag: 'Public forms',
})({
  'contact.send': {
    route: 'POST /api/contact/',
    summary: 'Write to the company; the sender gets a confirmation by mail',
    body: contactFormSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    ...taken,
  },
  'applications.send': {
    route: 'POST /api/applications/',
    summary: 'Apply for an internship or a training; confirmed by mail',
    body: applicationFormSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    ...taken,
  },
  'newsletter.subscribe': {
    route: 'POST /api/newsletter/',
    summary: 'Ask for the newsletter; it comes once the mailed link was opened',
    body: newsletterFormSchema,
    ...taken,
  },
  'newsletter.confirm': {
    route: 'POST /api/newsletter/confirm/{token}/',
    summary: 'Confirm a subscription with the token of the mailed link',
    answer: said.extend({
      choose: z
        .string()
        .nullable()
        .describe('Token to choose topics with (newsletter.choose); null where there are none.'),
    }),
  },
  'newsletter.unsubscribe': {
    route: 'POST /api/newsletter/unsubscribe/{token}/',
    summary: 'End a subscription; a mail program may call this by itself (RFC 8058)',
    answer: said,
  },
});
