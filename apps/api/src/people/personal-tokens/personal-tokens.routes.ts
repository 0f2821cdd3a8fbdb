import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createOwnTokens } from './own-tokens.service.ts';

/** Personal access tokens. */
export function personalTokenHandlers(deps: Deps): Handlers<EndpointsOf<'personalTokens'>> {
  const own = createOwnTokens(deps);
  return {
    'personalTokens.list': ({ actor, input }) => own.list(actor, input.query),
    'personalTokens.create': ({ actor, input }) => own.create(actor, input.body),
    'personalTokens.revoke': ({ actor, input }) => own.revoke(actor, input.params.id),
  };
}
