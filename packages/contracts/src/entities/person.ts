import { email } from '../credentials.ts';
import { messages } from '../messages.ts';
import { id, instant, requiredLine } from '../text.ts';
import { named, z } from '../zod.ts';

const count = z.number().int();

/** What is held about a person, each part in a table of its own; `other` has no words yet. */
export const personParts = [
  ...(['account', 'sessions', 'password-links', 'confirmation-links', 'address-changes'] as const),
  ...(['second-step', 'passkeys', 'recovery-codes', 'access-tokens', 'repeated-calls'] as const),
  ...(['activity', 'portfolio', 'portfolio-entries', 'page-addresses', 'files'] as const),
  ...(['page-views', 'share-links', 'references', 'refusals', 'letters'] as const),
  ...(['article-drafts', 'read-messages', 'read-applications', 'inbox-settings'] as const),
  ...(['messages', 'message-replies', 'message-files', 'message-notes'] as const),
  ...(['applications', 'application-replies', 'application-files'] as const),
  ...(['application-notes', 'newsletter', 'mails', 'log'] as const),
  ...(['trash', 'trash-files', 'other'] as const),
] as const;
export type PersonPart = (typeof personParts)[number];

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
  erased: z.array(z.object({ table: z.string(), part: z.enum(personParts), count })),
  kept: z.array(z.object({ table: z.string(), part: z.enum(personParts), count, why: z.string() })),
});
export type ErasureReceipt = z.infer<typeof erasureReceiptSchema>;
