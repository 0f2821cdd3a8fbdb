import { REFUSAL_MAX } from '../limits.ts';
import { messages } from '../messages.ts';
import { id, instant, lineUpTo, requiredLine, requiredText } from '../text.ts';
import { named, z } from '../zod.ts';
import { bounceOutcomes, issueStatuses, readerStates } from './choices.ts';

/** Letters of a subject: what mail programs show of one, and more. */
const SUBJECT_MAX = 200;
const NAME_MAX = 60;
/** Subjects that readers can choose from. */
export const TOPICS_MAX = 20;

const count = z.number().int();

/** Something that readers can choose to be told of. */
export const topicSchema = named('NewsletterTopic', { id: id(), name: z.string() });
export type Topic = z.infer<typeof topicSchema>;

const topicInput = z.object({
  id: id().optional(),
  name: requiredLine(messages.nameRequired, NAME_MAX),
});
const topicInputs = z.array(topicInput).max(TOPICS_MAX, { error: messages.tooMany(TOPICS_MAX) });

export const topicsInputSchema = named('NewsletterTopicsInput', {
  topics: topicInputs,
  seen: topicInputs
    .optional()
    .describe('The topics that the change was made from; refused where there are others by now.'),
});
export type TopicsInput = z.infer<typeof topicsInputSchema>;

/** Which topics a reader wants, as the page behind the mailed link shows and saves it. */
export const preferencesSchema = named('NewsletterPreferences', {
  topics: z.array(topicSchema.extend({ chosen: z.boolean() })),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const preferencesInputSchema = named('NewsletterPreferencesInput', {
  topics: z.array(id()).max(TOPICS_MAX),
});

/** A reader of the newsletter, or somebody who has asked to become one. */
export const subscriberSchema = named('Subscriber', {
  id: id(),
  email: z.string(),
  state: z.enum(readerStates),
  date: instant(),
  confirmed_at: instant().nullable(),
  topics: z.array(z.string()).nullable(),
  refused_at: instant().nullable(),
  refusal: z.string(),
});
export type Subscriber = z.infer<typeof subscriberSchema>;

/** Whether mails reach a reader, as staff note it. */
export const subscriberChangeSchema = named('SubscriberChange', {
  arrives: z.boolean(),
  reason: lineUpTo(REFUSAL_MAX),
  since: instant().optional(),
});
export type SubscriberChange = z.infer<typeof subscriberChangeSchema>;

export const bounceSchema = named('NewsletterBounce', { outcome: z.enum(bounceOutcomes) });

const topicOf = () => id().nullable();

/** What an issue says, as it is written. */
export const issueInputSchema = named('NewsletterIssueInput', {
  subject: requiredLine(messages.subjectRequired, SUBJECT_MAX),
  text: requiredText(messages.messageRequired),
  topic_id: topicOf().default(null),
});
export type IssueInput = z.infer<typeof issueInputSchema>;

/** An issue of the newsletter, in a list. */
export const issueSummarySchema = named('NewsletterIssueSummary', {
  id: id(),
  subject: z.string(),
  topic_id: topicOf(),
  post_id: id().nullable(),
  status: z.enum(issueStatuses),
  date: instant(),
  started_at: instant().nullable(),
  finished_at: instant().nullable(),
  progress: z.object({
    ...{ readers: count, queued: count, sent: count, failed: count, refused: count },
    kept_as_file: count.describe('Mail was not set up: so many lie in files, nobody has got them.'),
  }),
  version: count,
});
export type IssueSummary = z.infer<typeof issueSummarySchema>;

/** One issue with its text. */
export const issueSchema = issueSummarySchema
  .extend({ text: z.string(), readers: count })
  .meta({ id: 'NewsletterIssue' });
export type Issue = z.infer<typeof issueSchema>;

/** What whoever sends an issue has seen of it. */
export const issueSendingSchema = named('NewsletterIssueSending', {
  seen: z
    .object({ version: count, readers: count })
    .optional()
    .describe('What was seen of the issue; refused where that is otherwise by now.'),
});

/** An issue as a reader's mail program gets it. */
export const issuePreviewSchema = named('NewsletterPreview', {
  subject: z.string(),
  html: z.string(),
  text: z.string(),
  frame: z.string(),
});
export type IssuePreview = z.infer<typeof issuePreviewSchema>;
