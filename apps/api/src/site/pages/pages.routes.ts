import { type Locale, pageKeys } from '@vitrine/contracts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Account } from '../../lib/actor.ts';
import type { Deps } from '../deps.ts';
import { createPagesService } from './pages.service.ts';

interface Change {
  input: { body: object };
  actor: Account;
  ifMatch: number | undefined;
}

interface Reading {
  input: { query: { locale?: Locale } };
}

/** The content of every page, by its key. */
export function pageHandlers(deps: Deps): Handlers<EndpointsOf<'pages'>> {
  const pages = createPagesService(deps);
  const handlers = pageKeys.map((key) => ({
    [`pages.${key}.get`]: ({ input }: Reading) => pages.shown(key, input.query.locale),
    [`pages.${key}.edit`]: () => pages.require(key),
    [`pages.${key}.save`]: ({ actor, input, ifMatch }: Change) =>
      pages.save(actor, key, input.body, ifMatch),
  }));
  // each answers with the content of its own key, which the types cannot follow through a loop
  return Object.assign({}, ...handlers) as Handlers<EndpointsOf<'pages'>>;
}
