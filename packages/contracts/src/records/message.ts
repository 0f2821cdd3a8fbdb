import { messageStates, messageStatuses, messageTypes } from '../entities/choices.ts';
import { assigned, privateFields, type Searching } from './conversation.ts';
import { added, type Fields, field } from './fields.ts';

/** What staff make of a message. */
export const messageStanding = {
  status: field.choice(messageStatuses, { means: 'Whether it was read or archived.' }),
  state: added(
    field.choice(messageStates, {
      means: 'How far the company is with it. Spam is what a sender of spam wrote.',
    }),
  ),
  ...assigned,
} as const satisfies Fields;

/** What is sent of a message. Whether it is new to the reader comes besides. */
export const messageFields = {
  type: field.choice(messageTypes, { means: 'How it came.' }),
  name: field.line({ means: 'The name of who wrote.' }),
  email: field.line({ means: 'Where to answer to.' }),
  subject: field.line({ means: 'What it is about.' }),
  content: field.text({ means: 'What was written.' }),
  isEmail: field.flag({ means: 'Whether it can be answered by mail.' }),
  ...messageStanding,
} as const satisfies Fields;

export const storedMessage = {
  ...messageFields,
  ...privateFields,
  /** Whether its state is spam: most lists are of what is not, and read it from their index. */
  spam: added(field.flag()),
} as const satisfies Fields;

export const messageSearch = {
  words: ['subject', 'content', 'name', 'email'],
  filters: ['status', 'type'],
} as const satisfies Searching<typeof storedMessage>;
