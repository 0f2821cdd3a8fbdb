import { LIBRARY_TAGS_MAX, LINE_MAX_LENGTH, TAG_MAX_LENGTH } from '../limits.ts';
import { count, id, instant, line, onOneLine, shortLine, version } from '../text.ts';
import { pictureRef } from '../url.ts';
import { named, says, strings, z } from '../zod.ts';
import { focusPoint } from './focus-point.ts';

export const libraryItemSchema = named('LibraryItem', "A picture of the website's library.", {
  id: id(),
  ...strings({
    title: 'What editors call it.',
    alt: 'What it shows, for those who do not see it.',
  }),
  url: pictureRef(z.string()).describe('The address of its largest size on this server.'),
  tags: z.array(z.string()).describe('What it is grouped by, in small letters.'),
  file: z.string().describe('The name the file had when it was uploaded.'),
  size_bytes: count.describe('How many bytes it takes.'),
  date: instant().describe('When it was uploaded.'),
  uses: count.describe('How many places show it now.'),
  version,
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

/** The words that travel with an upload. */
export const libraryWordsSchema = z.object({
  title: line().describe('What editors call it.'),
  alt: line().describe('What it shows, for those who do not see it.'),
});

/** What pictures are grouped by, in small letters, so that one word is one tag. */
export const libraryTagSchema = z
  .string()
  .overwrite((tag) => onOneLine(tag).replace(/\s+/g, ' ').toLowerCase())
  .min(1, says('tagEmpty'))
  .max(TAG_MAX_LENGTH);

export const libraryInputSchema = named('LibraryInput', 'What can be changed of a picture.', {
  title: shortLine(LINE_MAX_LENGTH)
    .optional()
    .describe('What editors call it; as it is where nothing is sent.'),
  alt: shortLine(LINE_MAX_LENGTH)
    .optional()
    .describe('What it shows, for those who do not see it; as it is where nothing is sent.'),
  tags: z
    .array(libraryTagSchema)
    .max(LIBRARY_TAGS_MAX)
    .overwrite((tags) => [...new Set(tags)])
    .optional()
    .describe('What it is grouped by; kept in small letters. As they are where nothing is sent.'),
  focus: focusPoint()
    .nullable()
    .optional()
    .describe(
      'What stays in sight where pages cut it; null is its middle. As it is where nothing is sent.',
    ),
});

export const libraryTagCountSchema = named('LibraryTag', 'A tag of the library.', {
  tag: z.string().describe('The tag, in small letters.'),
  pictures: count.describe('How many pictures have it.'),
});
export type LibraryTag = z.infer<typeof libraryTagCountSchema>;

export const libraryUseSchema = named('LibraryUse', 'A place where a picture is shown.', {
  kind: z
    .string()
    .meta({ examples: ['project', 'version 3 of the article'] })
    .describe('What kind of place.'),
  name: z.string().describe('What the place is called.'),
  earlier: z.boolean().describe('Only an earlier version shows it, which can be restored.'),
  path: z.string().meta({ description: 'Where it is edited.', examples: ['/admin/content'] }),
});
export type LibraryUse = z.infer<typeof libraryUseSchema>;
