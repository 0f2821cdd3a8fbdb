import { type AskedListPart, contentTypes } from '@vitrine/contracts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Account } from '../../lib/actor.ts';
import type { Deps } from '../deps.ts';
import { createCaseStudies } from './case-studies.service.ts';
import { type Asked, createContentService } from './content.service.ts';

interface Call {
  input: { params: { id: string }; body: Record<string, unknown> };
  actor: Account;
  ifMatch: number | undefined;
}

interface ListCall {
  input: { query: AskedListPart & Asked };
}

/** The collections that fill the public pages: the same four handlers for each. */
export function contentHandlers(
  deps: Deps,
): Handlers<EndpointsOf<'content' | 'contentOrder' | 'caseStudies'>> {
  const caseStudies = createCaseStudies(deps);
  const handlers = contentTypes.map((type) => {
    const entries = createContentService(type, deps);
    return {
      [`content.${type}.list`]: ({ input }: ListCall) => entries.list(input.query),
      [`content.${type}.create`]: ({ actor, input }: Call) => entries.create(actor, input.body),
      [`content.${type}.update`]: ({ actor, input, ifMatch }: Call) =>
        entries.update(actor, input.params.id, input.body, ifMatch),
      [`content.${type}.delete`]: ({ actor, input }: Call) =>
        entries.delete(actor, input.params.id),
    };
  });
  // names and inputs are those of the endpoint table, which the types cannot follow through a loop
  const collections = Object.assign({}, ...handlers) as Handlers<EndpointsOf<'content'>>;
  return {
    ...collections,
    'contentOrder.save': ({ actor, input: { body } }) =>
      createContentService(body.type, deps).arrange(actor, body.ids, body.seen),
    'caseStudies.get': ({ input: { params, query } }) =>
      caseStudies.require(params.id, query.locale),
  };
}
