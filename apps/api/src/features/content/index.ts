import { type ContentType, contentTypes } from '@vitrine/contracts';
import type { EndpointsOf, Handlers } from '../../http/handlers.ts';
import type { Account } from '../../lib/actor.ts';
import { contentReader } from '../../lib/stored-content.ts';
import type { Platform } from '../../platform.ts';
import type { RecordAct } from '../audit/index.ts';
import type { PictureUses } from '../picture-uses/index.ts';
import { createContentRepository } from './content.repository.ts';
import { createContentService } from './content.service.ts';

interface Needs extends Platform {
  record: RecordAct;
  pictureUses: PictureUses;
}

interface Call {
  input: { params: { id: string }; body: Record<string, unknown> };
  actor: Account;
  ifMatch: number | undefined;
}

/** The collections that fill the public pages: the same four handlers for each. */
export function createContent(needs: Needs): { handlers: Handlers<EndpointsOf<'content'>> } {
  const readContent = contentReader(needs);
  const entriesOf = (type: ContentType) => createContentRepository(needs.database.tables, type);
  const handlersOf = (type: ContentType) => {
    const entries = createContentService(type, { ...needs, entriesOf, readContent });
    return {
      list: entries.list,
      create: ({ actor, input }: Call) => entries.create(actor, input.body),
      update: ({ actor, input, ifMatch }: Call) =>
        entries.update(actor, input.params.id, input.body, ifMatch),
      delete: ({ actor, input }: Call) => entries.delete(actor, input.params.id),
    };
  };
  const all = contentTypes.flatMap((type) =>
    Object.entries(handlersOf(type)).map(
      ([action, handler]) => [`content.${type}.${action}`, handler] as const,
    ),
  );
  // names and inputs are those of the endpoint table, which the types cannot follow through a loop
  return { handlers: Object.fromEntries(all) as unknown as Handlers<EndpointsOf<'content'>> };
}
