import { locales } from '../locales.ts';
import { added, type Fields, field } from './fields.ts';

/** Letters of a subject: what mail programs show of one, and more. */
const SUBJECT_MAX = 200;

/** What an issue of the newsletter says, and to whom. How far it is comes besides. */
export const issueFields = {
  subject: field.required('subjectRequired', {
    max: SUBJECT_MAX,
    means: 'The subject of the mail.',
  }),
  text: field.requiredText('messageRequired', { means: 'Markdown, as in an article.' }),
  topic_id: field.reference('newsletterTopics', {
    means: 'Only for readers who want this topic; null for all.',
  }),
  language: added(
    field.choice(['', ...locales], {
      means: "The language it is written in, and only for readers of that; '' for all readers.",
    }),
  ),
} as const satisfies Fields;
