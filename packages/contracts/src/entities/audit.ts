import { id, instant } from '../text.ts';
import { named, z } from '../zod.ts';
import { auditActions, auditSubjects } from './choices.ts';

export const auditEntrySchema = named('AuditEntry', 'Something that an administrator did.', {
  id: id(),
  date: instant().describe('When it was done.'),
  actor: z
    .string()
    .describe(
      "E-mail of who did it, as it was then; '' once that account is erased; 'command line' for what was done on the server itself.",
    ),
  action: z.enum(auditActions).describe('What was done.'),
  subject: z.enum(auditSubjects).describe('What kind of thing it was done to.'),
  subject_id: z.string().describe('Identifier of that thing.'),
  name: z.string().describe("What the subject was called then; '' for a message that is gone."),
  before: z.unknown().optional().describe('What it was before, as far as it is kept.'),
  after: z.unknown().optional().describe('What it was afterwards, as far as it is kept.'),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
