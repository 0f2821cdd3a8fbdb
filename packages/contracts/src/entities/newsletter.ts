import { REFUSAL_MAX } from '../limits.ts';
import { locales } from '../locales.ts';
import { issueFields } from '../records/issue.ts';
import { described, inputShape, plainShape } from '../records/schemas.ts';
import { count, id, instant, lineUpTo, requiredLine, version } from '../text.ts';
import { named, z } from '../zod.ts';
import { bounceOutcomes, issueStatuses, readerStates } from './choices.ts';

const NAME_MAX = 60;
/** Subjects that readers can choose from. */
export const TOPICS_MAX = 20;

export const topicSchema = named('NewsletterTopic', 'A topic that readers can choose.', {
  id: id(),
  name: z.string().describe('What it is called.'),
});
export type Topic = z.infer<typeof topicSchema>;

const topicInput = z.object({
  id: id().optional().describe('Of a topic that there is already, which keeps its readers.'),
  name: requiredLine('nameRequired', NAME_MAX).describe('What it is called.'),
});
const topicInputs = z.array(topicInput).max(TOPICS_MAX);

export const topicsInputSchema = named(
  'NewsletterTopicsInput',
  'All that readers can choose from, in the order it is shown in.',
  {
    topics: topicInputs.describe('Those that are missing are gone.'),
    seen: topicInputs
      .optional()
      .describe('The topics that the change was made from; refused where there are others by now.'),
  },
);
export type TopicsInput = z.infer<typeof topicsInputSchema>;

export const preferencesSchema = named('NewsletterPreferences', 'The topics that a reader gets.', {
  topics: z
    .array(topicSchema.extend({ chosen: z.boolean().describe('Whether they want it.') }))
    .describe('All that there is to choose from.'),
});
export type Preferences = z.infer<typeof preferencesSchema>;

export const preferencesInputSchema = named(
  'NewsletterPreferencesInput',
  'The topics that a reader wants.',
  {
    topics: z.array(id()).max(TOPICS_MAX).describe('Identifiers of the topics.'),
  },
);

export const subscriberSchema = named(
  'Subscriber',
  'A reader of the newsletter, or a person who has asked to become one.',
  {
    id: id(),
    email: z.string().describe('Where it goes.'),
    language: z
      .enum(['', ...locales])
      .describe("The language of the mails to them; '' for that of the company's mails."),
    state: z
      .enum(readerStates)
      .describe(
        'Whether they have confirmed; `refused` once a mail server said for good that there is no such mailbox, or it was noted that mails do not arrive.',
      ),
    date: instant().describe('When they asked for it.'),
    confirmed_at: instant().nullable().describe('When they confirmed; null until then.'),
    topics: z
      .array(z.string())
      .nullable()
      .describe('The names of the topics they want; null for everything.'),
    refused_at: instant()
      .nullable()
      .describe('Since when nothing is sent; null where mails arrive.'),
    refusal: z
      .string()
      .describe(
        "What the mail server said that refused the address, or what was noted by hand; '' for none.",
      ),
  },
);
export type Subscriber = z.infer<typeof subscriberSchema>;

export const subscriberChangeSchema = named('SubscriberChange', 'Whether mails reach a reader.', {
  arrives: z.boolean().describe('Whether they do; to whom they do not, nothing is sent.'),
  reason: lineUpTo(REFUSAL_MAX).describe('Why they do not.'),
  since: instant().optional().describe('Since when they do not; now where nothing is sent.'),
});
export type SubscriberChange = z.infer<typeof subscriberChangeSchema>;

export const bounceSchema = named('NewsletterBounce', 'What became of a notice.', {
  outcome: z
    .enum(bounceOutcomes)
    .describe(
      '`marked`: nothing more is sent to its reader; `marked-before`: nothing was; `may-arrive`: it says nothing of the address for good; `not-ours`: the mail that came back is of no reader; `no-notice`: it is another mail.',
    ),
});

export const issueInputSchema = named(
  'NewsletterIssueInput',
  'An issue of the newsletter as it is written.',
  inputShape(issueFields),
);
export type IssueInput = z.infer<typeof issueInputSchema>;

const { subject, text, language } = plainShape(issueFields);
export const issueSummarySchema = named(
  'NewsletterIssueSummary',
  'An issue of the newsletter, without its text.',
  {
    id: id(),
    subject,
    topic_id: described(issueFields.topic_id, id().nullable()),
    language,
    post_id: id().nullable().describe('The article that it tells of; null for none.'),
    status: z.enum(issueStatuses).describe('How far it is.'),
    date: instant().describe('When it was begun.'),
    started_at: instant().nullable().describe('When it was sent; null before.'),
    finished_at: instant().nullable().describe('When the last mail had gone; null before.'),
    progress: z
      .object({
        readers: count.describe('How many readers it was for when it was sent.'),
        queued: count.describe('How many mails were handed to the outbox.'),
        sent: count.describe('How many have gone, and did not come back.'),
        failed: count.describe('How many failed, without those to addresses that were refused.'),
        refused: count.describe(
          'How many for addresses that were refused, also where the refusal arrived after the mail had gone.',
        ),
        kept_as_file: count.describe(
          'How many are in files and have reached nobody, because mail was not set up.',
        ),
      })
      .describe('What became of its mails.'),
    version,
  },
);
export type IssueSummary = z.infer<typeof issueSummarySchema>;

/** One issue with its text. */
export const issueSchema = issueSummarySchema
  .extend({
    text,
    readers: count.describe('How many readers it would go to now.'),
  })
  .meta({ id: 'NewsletterIssue', description: 'An issue of the newsletter.' });
export type Issue = z.infer<typeof issueSchema>;

export const issueSendingSchema = named('NewsletterIssueSending', 'How an issue is sent.', {
  seen: z
    .object({
      version: count.describe('The version that was shown.'),
      readers: count.describe('How many readers it was said to go to.'),
    })
    .optional()
    .describe('The issue as it was shown; refused where it is another by now.'),
});

export const issuePreviewSchema = named('NewsletterPreview', 'An issue as it arrives.', {
  subject: z.string().describe('The subject of the mail.'),
  html: z.string().describe('What mail programs show that know HTML.'),
  text: z.string().describe('What the others show.'),
  frame: z
    .string()
    .describe('Path of a page that is the HTML alone, to be shown in a frame; it ends soon.'),
});
export type IssuePreview = z.infer<typeof issuePreviewSchema>;
