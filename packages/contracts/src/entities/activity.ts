import { id, instant } from '../text.ts';
import { named, z } from '../zod.ts';

/** What can happen to a professional's account and page. */
export const activityKinds = [
  'registered',
  'portfolio-saved',
  'published',
  'unpublished',
  'address-changed',
  'media-added',
  'cv-added',
  'connection',
  'reference-written',
  'reference-declined',
  'reference-taken-back',
  'password-changed',
  'email-changed',
  'signed-out-everywhere',
  'signed-out-by-administrator',
  'second-factor-added',
  'second-factor-removed',
  'recovery-code-used',
  'recovery-codes-made',
  'second-factor-reset',
  'token-created',
  'token-revoked',
] as const;
export type ActivityKind = (typeof activityKinds)[number];

export const activitySchema = named(
  'Activity',
  'Something that happened to the account or the page.',
  {
    id: id(),
    kind: z.enum(activityKinds).describe('What happened.'),
    detail: z.string().describe("What it was about, e.g. the name of a file; ''."),
    date: instant().describe('When it happened.'),
  },
);
export type Activity = z.infer<typeof activitySchema>;
