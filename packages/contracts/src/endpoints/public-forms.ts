import {
  applicationFormSchema,
  contactFormSchema,
  newsletterFormSchema,
} from '../entities/public-forms.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

const said = z.object({ message: z.string() });
const token = z.object({ token: z.string().regex(/^[\w-]{1,200}$/) });
const sent = { access: 'anyone', success: { status: 202, body: said } } as const;

export const publicFormEndpoints = endpointsWith({ access: 'anyone', tag: 'Public forms' })({
  'contact.send': {
    ...sent,
    method: 'POST',
    path: '/api/contact/',
    summary: 'Write to the company; the sender gets a confirmation by mail',
    body: contactFormSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    errors: ['too-many-requests'],
  },
  'applications.send': {
    ...sent,
    method: 'POST',
    path: '/api/applications/',
    summary: 'Apply for an internship or a training; confirmed by mail',
    body: applicationFormSchema,
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    errors: ['too-many-requests'],
  },
  'newsletter.subscribe': {
    ...sent,
    method: 'POST',
    path: '/api/newsletter/',
    summary: 'Ask for the newsletter; it comes once the mailed link was opened',
    body: newsletterFormSchema,
    errors: ['too-many-requests'],
  },
  'newsletter.confirm': {
    method: 'POST',
    path: '/api/newsletter/confirm/{token}/',
    summary: 'Confirm a subscription with the token of the mailed link',
    params: token,
    success: { status: 200, body: said },
    errors: ['not-found', 'too-many-requests'],
  },
  'newsletter.unsubscribe': {
    method: 'POST',
    path: '/api/newsletter/unsubscribe/{token}/',
    summary: 'End a subscription; a mail program may call this by itself (RFC 8058)',
    params: token,
    success: { status: 200, body: said },
    errors: ['not-found', 'too-many-requests'],
  },
});
