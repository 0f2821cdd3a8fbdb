import { email } from '../credentials.ts';
import { count, id, instant, requiredLine } from '../text.ts';
import { named, z } from '../zod.ts';

/** What is held about a person, each part in a table of its own; `other` has no words yet. */
export const personParts = [
  ...(['account', 'sessions', 'password-links', 'confirmation-links', 'address-changes'] as const),
  ...(['second-step', 'passkeys', 'recovery-codes', 'access-tokens', 'repeated-calls'] as const),
  ...(['activity', 'portfolio', 'portfolio-entries', 'page-addresses', 'files'] as const),
  ...(['page-views', 'share-links', 'references', 'refusals', 'letters'] as const),
  ...(['article-drafts', 'readings', 'inbox-settings', 'messages', 'applications'] as const),
  ...(['replies', 'reply-files', 'notes', 'newsletter', 'mails', 'log'] as const),
  ...(['trash', 'trash-files', 'other'] as const),
] as const;
export type PersonPart = (typeof personParts)[number];

export const personSearchSchema = named('PersonSearch', 'Whom to look for.', {
  q: requiredLine('emailRequired', 254).describe('An address, or a name or a part of it.'),
});

export const personAddressSchema = named('PersonAddress', 'Whom it is about.', {
  address: email().describe('Their address; its case does not matter.'),
});

export const foundPersonSchema = named('FoundPerson', 'A person whom a search may mean.', {
  address: z.string().describe('Where they can be written to.'),
  name: z.string().describe("What they called themselves; '' where nothing is known."),
  match: z
    .enum(['same', 'similar', 'name'])
    .describe(
      '`same` as typed; `similar` but for accents or what follows a plus, so maybe another person; or found by `name`.',
    ),
});
export type FoundPerson = z.infer<typeof foundPersonSchema>;

const table = {
  table: z.string().describe('What the table is called in the code.'),
  part: z.enum(personParts).describe('What that is, for people who do not know the code.'),
};

export const heldTableSchema = named('HeldTable', 'What one table holds.', {
  ...table,
  count: count.describe('How many records it holds.'),
  records: z
    .array(
      z.object({
        at: instant().nullable().describe('When it was made; null where that is not known.'),
        fields: z
          .array(
            z.object({
              name: z.string().describe('What the field is called in the code.'),
              value: z.string().describe('Its value, or the beginning of it.'),
            }),
          )
          .describe('What it holds, without secrets.'),
      }),
    )
    .describe('The first of them.'),
  is_kept: z
    .boolean()
    .describe('Whether its records stay, without the address, when the person is erased.'),
});
export type HeldTable = z.infer<typeof heldTableSchema>;

export const heldDataSchema = named('HeldData', 'Everything that is held about an address.', {
  address: z.string().describe('Whose it is.'),
  total: count.describe('How many records there are in all tables.'),
  tables: z.array(heldTableSchema).describe('Those that hold anything.'),
});
export type HeldData = z.infer<typeof heldDataSchema>;

const erasedFrom = { ...table, count: count.describe('How many records.') };

export const erasureReceiptSchema = named(
  'ErasureReceipt',
  'What was erased, without saying whose it was.',
  {
    id: id(),
    erased_at: instant().describe('When.'),
    mark: z
      .string()
      .describe(
        'Salt and keyed hash of the address: with the address, the receipt can be checked.',
      ),
    erased: z.array(z.object(erasedFrom)).describe('Tables of which records are gone.'),
    kept: z
      .array(
        z.object({
          ...erasedFrom,
          why: z.string().describe('What is left, and why.'),
        }),
      )
      .describe('Tables of which records stay without the address.'),
  },
);
export type ErasureReceipt = z.infer<typeof erasureReceiptSchema>;
