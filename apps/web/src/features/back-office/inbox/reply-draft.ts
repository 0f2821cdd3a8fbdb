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
export const replyText = ({ text }: ReplyDraft): string => text;

/** Where the reply to a message or an application is kept among the drafts. */
export const replyDraftKind = (id: string): string => `reply:${id}`;

/** A note that is typed, and the key under which it is one, however often it is sent. */
export const noteDraftSchema = z.object({ content: z.string(), key: z.string() });
export type NoteDraft = z.infer<typeof noteDraftSchema>;
export const noteText = ({ content }: NoteDraft): string => content;

export const noteDraftKind = (messageId: string): string => `note:${messageId}`;

/** The same of a forward. */
export const forwardDraftSchema = z.object({
  to: z.string(),
  content: z.string(),
  key: z.string(),
});
export type ForwardDraft = z.infer<typeof forwardDraftSchema>;

export const forwardDraftKind = (messageId: string): string => `forward:${messageId}`;

/** A forward as one text, to be copied. */
export const forwardText = ({ to, content }: ForwardDraft): string =>
  [to, content].filter((part) => part !== '').join('\n\n');
