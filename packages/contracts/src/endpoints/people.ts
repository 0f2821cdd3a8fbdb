import {
  erasureReceiptSchema,
  foundPersonSchema,
  heldDataSchema,
  personAddressSchema,
  personSearchSchema,
} from '../entities/person.ts';
import { z } from '../zod.ts';
import { endpointsWith } from './endpoint.ts';

/**
 * Everything about one person, wherever it is. All of it is asked for with POST: an address is not
 * to be in the address of a request, which logs keep. Closed to tokens: it hands out and erases
 * whole people, across all areas that a token could be allowed for.
 */
export const peopleEndpoints = endpointsWith({ access: 'people', scope: 'none', tag: 'People' })({
  'people.search': {
    route: 'POST /api/people/search/',
    summary: 'Whom an address or a name may mean; similar addresses apart',
    body: personSearchSchema,
    answer: z.object({
      people: z
        .array(foundPersonSchema)
        .describe('The typed address first, then those that are alike.'),
    }),
    errors: ['recent-sign-in-required'],
  },
  'people.get': {
    route: 'POST /api/people/held/',
    summary: 'Everything that is held about an address, by table',
    body: personAddressSchema,
    answer: heldDataSchema,
    errors: ['recent-sign-in-required'],
  },
  'people.export': {
    route: 'POST /api/people/export/',
    summary: 'Everything that is held about an address, with its files',
    body: personAddressSchema,
    file: 'application/zip',
    errors: ['recent-sign-in-required'],
  },
  'people.erase': {
    route: 'POST /api/people/erase/',
    summary: 'Erase everything about an address; the receipt does not name it',
    body: personAddressSchema,
    answer: erasureReceiptSchema,
    errors: ['conflict', 'recent-sign-in-required'],
  },
});
