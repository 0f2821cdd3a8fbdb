import { email } from '../credentials.ts';
import { id, instant, lineUpTo, requiredLine, requiredText, textUpTo, version } from '../text.ts';
import { named, z } from '../zod.ts';
import {
  REFERENCE_NAME_MAX_LENGTH,
  REFERENCE_NOTE_MAX_LENGTH,
  REFERENCE_RELATION_MAX_LENGTH,
  REFERENCE_ROLE_MAX_LENGTH,
  REFERENCE_TEXT_MAX_LENGTH,
} from './reference-limits.ts';

/**
 * What can become of a request: the other has not answered, has written, has said no, or has taken
 * back what was written; or who asked has withdrawn it.
 */
export const referenceStates = ['asked', 'written', 'declined', 'taken-back', 'withdrawn'] as const;
export type ReferenceState = (typeof referenceStates)[number];

export const referenceWordsSchema = named('ReferenceWords', 'What the other person writes.', {
  name: requiredLine('nameRequired', REFERENCE_NAME_MAX_LENGTH).describe('As it is to be shown.'),
  role: lineUpTo(REFERENCE_ROLE_MAX_LENGTH).describe(
    "What they do or did, and where; '' for none.",
  ),
  text: requiredText('referenceRequired', REFERENCE_TEXT_MAX_LENGTH).describe(
    'The reference itself.',
  ),
});
export type ReferenceWords = z.infer<typeof referenceWordsSchema>;

const writtenSchema = z
  .object({
    name: z.string().describe('As it is to be shown.'),
    role: z.string().describe("What they do or did, and where; '' for none."),
    text: z.string().describe('The reference itself.'),
  })
  .meta({ id: 'WrittenReference', description: 'What the other person has written.' });

export const newReferenceSchema = named(
  'NewReference',
  'Whom a professional asks, and with which words.',
  {
    name: requiredLine('nameRequired', REFERENCE_NAME_MAX_LENGTH).describe(
      'What the person is called.',
    ),
    email: email(),
    relation: requiredLine('relationRequired', REFERENCE_RELATION_MAX_LENGTH).describe(
      'Where the two worked together.',
    ),
    note: textUpTo(REFERENCE_NOTE_MAX_LENGTH).describe(
      "A personal line, shown on the page that the mailed link opens; '' for none.",
    ),
  },
);
export type NewReference = z.infer<typeof newReferenceSchema>;

export const referenceSchema = named(
  'Reference',
  'A request for a reference and what came of it, as the professional who asked sees it.',
  {
    id: id(),
    name: z.string().describe('Who was asked.'),
    email: z.string().describe('Where the request was mailed to.'),
    relation: z.string().describe('Where the two worked together.'),
    note: z.string().describe('The personal line of the request.'),
    state: z.enum(referenceStates).describe('What came of it.'),
    askedAt: instant().describe('When the request was mailed.'),
    endsAt: instant().describe('When the link of the request ends.'),
    ended: z.boolean().describe('Whether the link has ended without an answer.'),
    answeredAt: instant().nullable().describe('When the other wrote, declined or took it back.'),
    remindedAt: instant().nullable().describe('When the one reminder was mailed.'),
    canRemind: z.boolean().describe('Whether a reminder may be sent now.'),
    written: writtenSchema.nullable().describe('What the other wrote; null before and after.'),
    shown: z.boolean().describe('Whether the page of the professional shows it.'),
    version,
  },
);
export type Reference = z.infer<typeof referenceSchema>;

export const referenceRequestSchema = named(
  'ReferenceRequest',
  'A request for a reference, as the person who was asked sees it.',
  {
    id: id(),
    owner: z
      .object({
        name: z.string().describe('What the person is called.'),
        profession: z.string().describe('What the person does.'),
        path: z
          .string()
          .describe("Where their page is on this website; '' while it is not public."),
      })
      .describe('Who asks.'),
    ...{
      name: z.string().describe('Who was asked.'),
      relation: z.string().describe('Where the two worked together.'),
      note: z.string().describe('A personal line from the professional.'),
    },
    state: z.enum(referenceStates).describe('What came of it.'),
    endsAt: instant().describe('When the link of the request ends.'),
    written: writtenSchema.nullable().describe('What was written; null before and after.'),
    shown: z.boolean().describe('Whether the page of the professional shows it.'),
    version,
  },
);
export type ReferenceRequest = z.infer<typeof referenceRequestSchema>;

/** Characters of a whole reference, sealed. */
const UNDO_MAX = 50_000;

/** What is left of a deleted reference, with anyone who deleted it alone: it brings it back. */
export const deletedReferenceSchema = z
  .object({
    undo: z
      .string()
      .max(UNDO_MAX)
      .describe(
        'All of it, sealed. It ends after five minutes, and only the account that deleted it can use it.',
      ),
  })
  .meta({ id: 'DeletedReference', description: 'What brings a deleted reference back.' });
