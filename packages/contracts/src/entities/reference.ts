import { email } from '../credentials.ts';
import { messages } from '../messages.ts';
import { id, instant, lineUpTo, requiredLine, requiredText, textUpTo } from '../text.ts';
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

/** What the other writes. */
export const referenceWordsSchema = named('ReferenceWords', {
  name: requiredLine(messages.nameRequired, REFERENCE_NAME_MAX_LENGTH).describe(
    'As it is to be shown.',
  ),
  role: lineUpTo(REFERENCE_ROLE_MAX_LENGTH).describe(
    "What they do or did, and where; '' for none.",
  ),
  text: requiredText(messages.referenceRequired, REFERENCE_TEXT_MAX_LENGTH).describe(
    'The reference itself.',
  ),
});
export type ReferenceWords = z.infer<typeof referenceWordsSchema>;

const writtenSchema = z
  .object({ name: z.string(), role: z.string(), text: z.string() })
  .meta({ id: 'WrittenReference' });

/** Whom a professional asks, and with which words. */
export const newReferenceSchema = named('NewReference', {
  name: requiredLine(messages.nameRequired, REFERENCE_NAME_MAX_LENGTH),
  email: email(),
  relation: requiredLine(messages.relationRequired, REFERENCE_RELATION_MAX_LENGTH),
  note: textUpTo(REFERENCE_NOTE_MAX_LENGTH),
});
export type NewReference = z.infer<typeof newReferenceSchema>;

/** A request for a reference and what came of it, as the professional who asked sees it. */
export const referenceSchema = named('Reference', {
  id: id(),
  name: z.string().describe('Who was asked.'),
  email: z.string(),
  relation: z.string().describe('Where the two worked together.'),
  note: z.string(),
  state: z.enum(referenceStates),
  askedAt: instant(),
  endsAt: instant().describe('When the link of the request ends.'),
  ended: z.boolean().describe('Whether the link has ended without an answer.'),
  answeredAt: instant().nullable().describe('When the other wrote, declined or took it back.'),
  remindedAt: instant().nullable(),
  canRemind: z.boolean(),
  written: writtenSchema.nullable().describe('What the other wrote; null before and after.'),
  shown: z.boolean().describe('Whether the page of the professional shows it.'),
  version: z.number().int().describe('Grows with every change.'),
});
export type Reference = z.infer<typeof referenceSchema>;

/** A request for a reference, as whoever was asked sees it. */
export const referenceRequestSchema = named('ReferenceRequest', {
  id: id(),
  owner: z.object({
    name: z.string(),
    profession: z.string(),
    path: z.string().describe("Where their page is on this website; '' while it is not public."),
  }),
  ...{ name: z.string(), relation: z.string(), note: z.string() },
  state: z.enum(referenceStates),
  endsAt: instant().describe('When the link of the request ends.'),
  written: writtenSchema.nullable().describe('What was written; null before and after.'),
  shown: z.boolean().describe('Whether the page of the professional shows it.'),
  version: z.number().int().describe('Grows with every change.'),
});
export type ReferenceRequest = z.infer<typeof referenceRequestSchema>;

/** Characters of a whole reference, sealed. */
const UNDO_MAX = 50_000;

/** What is left of a deleted reference, with whoever deleted it alone: it brings it back. */
export const deletedReferenceSchema = z
  .object({ undo: z.string().max(UNDO_MAX) })
  .meta({ id: 'DeletedReference' });
