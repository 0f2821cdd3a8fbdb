import { tokenScopes } from '../endpoints/token-scopes.ts';
import { id, instant, requiredLine } from '../text.ts';
import { named, says, z } from '../zod.ts';

export const TOKEN_NAME_MAX_LENGTH = 60;
/** Most personal access tokens of one account, ended ones included. */
export const PERSONAL_TOKENS_MAX = 20;
/** How far away the last day of a token may be, unless it has none. */
export const TOKEN_MAX_DAYS = 365;
/** The same where none is asked for. */
export const TOKEN_USUAL_DAYS = 90;

const day = () => z.iso.date().meta({ examples: ['2027-01-31'] });
const scopes = () => z.array(z.enum(tokenScopes));

export const personalTokenSchema = named(
  'PersonalToken',
  'A personal access token as its owner sees it, without the token itself.',
  {
    id: id(),
    name: z.string().describe('What it is for, in the words of its owner.'),
    scopes: scopes().describe(
      'What it is allowed for. `users:write` makes accounts with the role `user` and changes the name and status of those.',
    ),
    createdAt: instant().describe('When it was made.'),
    endsOn: day().nullable().describe('The last day (UTC) on which it works; null without an end.'),
    ended: z.boolean().describe('Whether its last day is over.'),
    lastUsedOn: day().nullable().describe('The day (UTC) of its last use; null before the first.'),
    lastUsedFrom: z
      .string()
      .describe(
        "The network of its last use, e.g. `192.0.2.0/24`; never a whole address, '' before.",
      ),
  },
);
export type PersonalToken = z.infer<typeof personalTokenSchema>;

export const newPersonalTokenSchema = named(
  'NewPersonalToken',
  'What a personal access token is made from.',
  {
    name: requiredLine('nameRequired', TOKEN_NAME_MAX_LENGTH).describe(
      'What it is for, in the words of its owner.',
    ),
    scopes: scopes()
      .min(1, says('scopesRequired'))
      .max(tokenScopes.length)
      .describe('What it is allowed for; only what the role of the account may do at all.'),
    endsOn: day()
      .nullable()
      .optional()
      .describe(
        `Its last day (UTC), at most ${TOKEN_MAX_DAYS} days from today; ${TOKEN_USUAL_DAYS} days from today where it is absent. null is a token that never ends.`,
      ),
  },
);
export type NewPersonalToken = z.infer<typeof newPersonalTokenSchema>;

/** The only answer that holds the token itself. */
export const madePersonalTokenSchema = personalTokenSchema
  .extend({
    token: z
      .string()
      .meta({ examples: ['vit_1B2fQzW8pKx0NvTjL4sRdYcHgM7uAeXo5iZt9bPnVkC1q3W0aBcDe'] })
      .describe('Sent as `Authorization: Bearer vit_…`. Nobody can show it again.'),
  })
  .meta({
    id: 'MadePersonalToken',
    description: 'A new personal access token; the only answer that holds it.',
  });
export type MadePersonalToken = z.infer<typeof madePersonalTokenSchema>;
