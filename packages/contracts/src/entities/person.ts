import { email } from '../credentials.ts';
import { messages } from '../messages.ts';
import { id, instant, requiredLine } from '../text.ts';
import { named, z } from '../zod.ts';
import { personParts } from './choices.ts';

const count = z.number().int();

export const personSearchSchema = named('PersonSearch', {
  q: requiredLine(messages.emailRequired, 254),
});

export const personAddressSchema = named('PersonAddress', { address: email() });

/** Somebody whom a search may mean. */
export const foundPersonSchema = named('FoundPerson', {
  address: z.string(),
  name: z.string(),
  match: z.enum(['same', 'similar', 'name']),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

/** What one table holds about an address. */
export const heldTableSchema = named('HeldTable', {
  table: z.string(),
  part: z.enum(personParts),
  count,
  records: z.array(
    z.object({
      at: instant().nullable(),
      fields: z.array(z.object({ name: z.string(), value: z.string() })),
    }),
  ),
  is_kept: z.boolean(),
});
export type HeldTable = z.infer<typeof heldTableSchema>;

/** Everything that is held about an address. */
export const heldDataSchema = named('HeldData', {
  address: z.string(),
  total: count,
  tables: z.array(heldTableSchema),
});
export type HeldData = z.infer<typeof heldDataSchema>;

/** What was erased of a person, without saying whose it was. */
export const erasureReceiptSchema = named('ErasureReceipt', {
  id: id(),
  erased_at: instant(),
  mark: z.string(),
  erased: z.array(z.object({ table: z.string(), count })),
  kept: z.array(z.object({ table: z.string(), count, why: z.string() })),
});
export type ErasureReceipt = z.infer<typeof erasureReceiptSchema>;
