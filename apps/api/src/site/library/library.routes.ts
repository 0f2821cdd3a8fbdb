import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Deps } from '../deps.ts';
import { createLibraryService } from './library.service.ts';

/** The website's own pictures. */
export function libraryHandlers(deps: Deps): Handlers<EndpointsOf<'library'>> {
  const library = createLibraryService(deps);
  return {
    'library.list': ({ input }) => library.list(input.query),
    'library.upload': ({ actor, input, file }) => library.upload(actor, input.body, file),
    'library.update': ({ actor, input, ifMatch }) =>
      library.update(actor, input.params.id, input.body, ifMatch),
    'library.replace': ({ actor, input, file }) =>
      library.replace(actor, input.params.id, input.body, file),
    'library.tags': ({ input }) => library.tags(input.query),
    'library.uses': ({ actor, input }) => library.uses(actor, input.params.id, input.query),
    'library.delete': ({ actor, input }) =>
      library.delete(actor, input.params.id, input.query.earlier === 'lose'),
  };
}
