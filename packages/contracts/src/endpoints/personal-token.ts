import {
  madePersonalTokenSchema,
  newPersonalTokenSchema,
  personalTokenSchema,
} from '../entities/personal-token.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';
import { wholeListPart } from './list-page.ts';

/** Personal access tokens, as their owner makes and revokes them; none may outlive itself by another. */
export const personalTokenEndpoints = endpointsWith({
  access: 'signed-in',
  tag: 'Access tokens',
  scope: 'none',
})({
  'personalTokens.list': {
    route: 'GET /api/account/tokens/',
    summary: 'The own personal access tokens, newest first, without the tokens themselves',
    query: z.object(wholeListPart()),
    answer: z.array(personalTokenSchema),
  },
  'personalTokens.create': {
    route: 'POST /api/account/tokens/',
    summary: 'Make a personal access token; the token itself is answered this once',
    body: newPersonalTokenSchema,
    status: 201,
    answer: madePersonalTokenSchema,
    shownOnce: true,
    errors: ['conflict', 'recent-sign-in-required'],
  },
  'personalTokens.revoke': {
    route: 'DELETE /api/account/tokens/{id}/',
    summary: 'Revoke a personal access token: it is refused from then on',
  },
});
