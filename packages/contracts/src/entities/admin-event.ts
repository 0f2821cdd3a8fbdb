import { id } from '../text.ts';
import { named, z } from '../zod.ts';
import { auditSubjects } from './choices.ts';

const count = z.number().int();

/**
 * An event that the server sends to an open back-office. A module of its own, because the browser
 * reads it with the code of the stream alone.
 */
export const adminEventSchema = named('AdminEvent', {
  kind: z.enum(['message', 'reply', 'application', 'change']),
  id: id().describe('The message, the answered message, the application, or what was changed.'),
  subject: z.enum(auditSubjects).optional().describe('Of a change: what kind of thing it is.'),
  unread: count.optional().describe('For who holds the inbox; so are new applications.'),
  newApplications: count.optional(),
});
export type AdminEvent = z.infer<typeof adminEventSchema>;
