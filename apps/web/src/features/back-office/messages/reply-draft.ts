import { z } from 'zod';

/** What is typed, and the key under which it is one reply, however often it is sent. */
export const replyDraftSchema = z.object({
  text: z.string(),
  key: z.string(),
  /** How many answers were there when it was begun. */
  seen: z.number().optional(),
  /** What was sent at first under this key, while nobody knows whether it has arrived. */
  tried: z.string().optional(),
});
export type ReplyDraft = z.infer<typeof replyDraftSchema>;

/** Where the reply to a message or an application is kept among the drafts. */
export const replyDraftKind = (id: string): string => `reply:${id}`;
