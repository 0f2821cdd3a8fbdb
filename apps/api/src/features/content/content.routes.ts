import { type ContentType, contentTypes } from '@vitrine/contracts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Account } from '../../lib/actor.ts';
import { Versioned } from '../../lib/reply.ts';
import { presentEntry } from './content.presenter.ts';
import type { ContentService } from './content.service.ts';

interface Call {
  input: { params: { id: string }; body: Record<string, unknown> };
  actor: Account;
  ifMatch: number | undefined;
}

/** The same four handlers for each of the six collections. */
export function contentHandlers(
  serviceOf: (type: ContentType) => ContentService,
): Handlers<EndpointsOf<'content'>> {
  const all = contentTypes.flatMap((type) =>
    Object.entries(collectionHandlers(type, serviceOf(type))).map(
      ([action, handler]) => [`content.${type}.${action}`, handler] as const,
    ),
  );
  // names and inputs are those of the endpoint table, which the types cannot follow through a loop
  return Object.fromEntries(all) as unknown as Handlers<EndpointsOf<'content'>>;
}

const collectionHandlers = (type: ContentType, entries: ContentService) => ({
  list: async () => (await entries.list()).map((entry) => presentEntry(type, entry)),
  create: async ({ actor, input }: Call) =>
    presentEntry(type, await entries.create(actor, input.body)),
  update: async ({ actor, input, ifMatch }: Call) => {
    const entry = await entries.update(actor, input.params.id, input.body, ifMatch);
    return new Versioned(presentEntry(type, entry), entry.version);
  },
  delete: async ({ actor, input }: Call) => entries.delete(actor, input.params.id),
});
