import { id, instant } from '../text.ts';
import { named, z } from '../zod.ts';
import { auditActions, auditSubjects } from './choices.ts';

/** One act: who, when, what, and what it was before and after. */
export const auditEntrySchema = named('AuditEntry', {
  id: id(),
  date: instant(),
  actor: z
    .string()
    .describe(
      "E-mail of who did it, as it was then; '' once that account is erased; 'command line' for what was done on the server itself.",
    ),
  action: z.enum(auditActions),
  subject: z.enum(auditSubjects),
  subject_id: z.string(),
  name: z.string().describe("What the subject was called then; '' for a message that is gone."),
  before: z.unknown().optional(),
  after: z.unknown().optional(),
});
export type AuditEntry = z.infer<typeof auditEntrySchema>;
