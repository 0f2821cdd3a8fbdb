import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createPostDrafts } from './post-drafts.service.ts';

/** What someone writes of a post and has not saved. */
export function postDraftHandlers(deps: Deps): Handlers<EndpointsOf<'postDrafts'>> {
  const drafts = createPostDrafts(deps);
  return {
    'postDrafts.get': async ({ actor, input }) => {
      const created = await drafts.created(actor, input.query.key);
      return { draft: await drafts.read(actor, input.params.id), ...(created && { created }) };
    },
    'postDrafts.keep': ({ actor, input }) => drafts.keep(actor, input.params.id, input.body),
    'postDrafts.drop': ({ actor, input }) =>
      drafts.drop(actor, input.params.id, input.query.version),
  };
}
