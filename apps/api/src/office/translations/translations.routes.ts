import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createTranslations } from './translations.service.ts';

/** What the website says in other languages. */
export function translationHandlers(deps: Deps): Handlers<EndpointsOf<'translations'>> {
  const translations = createTranslations(deps);
  return {
    'translations.list': ({ input }) => translations.list(input.query.locale),
    'translations.get': ({ input: { params, query } }) =>
      translations.get(params.kind, params.id, query.locale),
    'translations.save': ({ actor, input: { params, query, body }, ifMatch }) =>
      translations.save(actor, params, query.locale, body.content, ifMatch),
  };
}
