import {
  deletedReferenceSchema,
  newReferenceSchema,
  referenceRequestSchema,
  referenceSchema,
  referenceWordsSchema,
} from '../entities/reference.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { wholeListPart } from './list-page.ts';

const BELOW = '/api/portfolio/references';
const REQUEST = '/api/public/reference-requests/{token}';

/** References: asked for by mail, written by the other by the link in it, shown by choice. */
export const referenceEndpoints = endpointsWith({
  access: 'portfolio',
  scope: 'portfolio',
  tag: 'Portfolio',
})({
  'references.list': {
    route: `GET ${BELOW}/`,
    summary: 'The references that were asked for, newest first, and what came of each',
    query: z.object(wholeListPart()),
    answer: z.array(referenceSchema),
  },
  'references.ask': {
    route: `POST ${BELOW}/`,
    summary: 'Ask someone for a reference: they get a mail with a link',
    body: newReferenceSchema,
    status: 201,
    answer: referenceSchema,
    errors: ['conflict', 'too-many-requests'],
  },
  'references.remind': {
    route: `POST ${BELOW}/{id}/reminder/`,
    summary: 'Remind someone of a request, once; its link works for as long again',
    answer: referenceSchema,
    errors: ['conflict'],
  },
  'references.withdraw': {
    route: `POST ${BELOW}/{id}/withdrawal/`,
    summary: 'Withdraw a request that waits for its answer',
    answer: referenceSchema,
    errors: ['conflict'],
  },
  'references.show': {
    route: `PUT ${BELOW}/{id}/`,
    summary: 'Show a reference on the page, or hide it',
    body: z.object({ shown: z.boolean().describe('Whether the page is to show it.') }),
    versioned: true,
    answer: referenceSchema,
    errors: ['conflict'],
  },
  'references.delete': {
    route: `DELETE ${BELOW}/{id}/`,
    summary: 'Delete a reference or a request, with all that is known of the other',
    answer: deletedReferenceSchema,
  },
  'references.restore': {
    route: 'POST /api/portfolio/restored-references/',
    summary: 'Bring back what was deleted a moment ago; twice, it is done once',
    body: deletedReferenceSchema,
    answer: referenceSchema,
    errors: ['conflict', 'gone'],
  },
  'referenceRequests.get': {
    route: `GET ${REQUEST}/`,
    access: 'anyone',
    summary: 'What the link of a request asks for, and what was written by it',
    versioned: true,
    answer: referenceRequestSchema,
    errors: ['gone'],
  },
  'referenceRequests.write': {
    route: `PUT ${REQUEST}/`,
    access: 'anyone',
    tag: 'Public forms',
    summary: 'Write the reference, or correct it; the same words again change nothing',
    body: referenceWordsSchema,
    versioned: true,
    answer: referenceRequestSchema,
    errors: ['gone'],
  },
  'referenceRequests.decline': {
    route: `POST ${REQUEST}/refusal/`,
    access: 'anyone',
    tag: 'Public forms',
    summary: 'Decline: the same professional cannot ask this address again',
    versioned: true,
    answer: referenceRequestSchema,
    errors: ['gone'],
  },
  'referenceRequests.takeBack': {
    route: `DELETE ${REQUEST}/`,
    access: 'anyone',
    tag: 'Public forms',
    summary: 'Take back what was written: it is erased here and on the page',
    versioned: true,
    answer: referenceRequestSchema,
    errors: ['gone'],
  },
});
