import { contentTypes } from '../content/content-lists.ts';
import { DOCUMENT_BODY_LIMIT_BYTES } from '../limits.ts';
import { id } from '../text.ts';
import { named, z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

/** More than a collection that people put in order by hand ever has. */
const ORDERED_MAX = 10_000;
const ids = () => z.array(id()).max(ORDERED_MAX);

/** The order of a collection, all of it in one write. */
export const contentOrderEndpoints = endpointsWith({
  access: 'content',
  scope: 'content',
  tag: 'Website content',
})({
  'contentOrder.save': {
    route: 'PUT /api/content/order/',
    summary: 'Put the entries of a collection into another order',
    body: named('ContentOrder', 'The order of a collection.', {
      type: z.enum(contentTypes).describe('Which collection.'),
      ids: ids().describe('All entries, in the order in which visitors are to see them.'),
      seen: ids().describe('All entries, in the order that the change was made from.'),
    }),
    bodyLimitBytes: DOCUMENT_BODY_LIMIT_BYTES,
    errors: ['conflict'],
  },
});
