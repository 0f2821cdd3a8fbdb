import { postColors, postIcons } from '../entities/post-rules.ts';
import { SEO_DESCRIPTION_MAX_LENGTH } from '../limits.ts';
import { added, type Fields, field } from './fields.ts';

/** What a post says, and each of its versions. Its status, address, author and dates come besides. */
export const postText = {
  title: field.required('titleRequired', { means: 'The title.', searched: true }),
  description: field.requiredText('descriptionRequired', {
    means: 'What it is about, in a sentence or two.',
    searched: true,
  }),
  icon: field.choice(postIcons, { means: 'An emoji shown beside the title.' }),
  color: field.choice(postColors, {
    means: 'The category; anything unknown counts as `default-color` (General).',
    filter: 'Only this category.',
  }),
  sections: field.list({ means: 'The text in sections, each in Markdown.', column: 'posts' }),
} as const satisfies Fields;

/** What a post has beside its text. The first versions of posts were stored without it. */
export const postDetails = {
  cover: added(
    field.picture('middle', { means: "The picture over its text; '' for that of its category." }),
  ),
  cover_alt: added(field.line({ means: "What the cover shows; '' for decoration." })),
  tags: added(
    field.list({
      means: 'What it is about beside its category; one that is written in two ways counts once.',
    }),
  ),
  seo_title: added(
    field.line({ means: "What search engines and shared links call it; '' for its title." }),
  ),
  seo_description: added(
    field.line({
      max: SEO_DESCRIPTION_MAX_LENGTH,
      means: "What search engines and shared links say of it; '' for its description.",
    }),
  ),
} as const satisfies Fields;

export const postFields = { ...postText, ...postDetails };
