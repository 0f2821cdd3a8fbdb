import { count, id } from '../text.ts';
import { named, z } from '../zod.ts';
import { auditSubjects } from './choices.ts';

/**
 * An event that the server sends to an open back-office. A module of its own, because the browser
 * reads it with the code of the stream alone.
 */
export const adminEventSchema = named('AdminEvent', 'What has arrived or changed.', {
  kind: z.enum(['message', 'reply', 'application', 'change']).describe('What has happened.'),
  id: id().describe('The message, the answered message, the application, or what was changed.'),
  subject: z.enum(auditSubjects).optional().describe('Of a change: what kind of thing it is.'),
  unread: count
    .optional()
    .describe('Messages that nobody has read, where the role holds the inbox.'),
  newApplications: count
    .optional()
    .describe('Applications that nobody has looked at, where the role holds the inbox.'),
});
export type AdminEvent = z.infer<typeof adminEventSchema>;
