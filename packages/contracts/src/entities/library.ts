import { LIBRARY_TAGS_MAX, LINE_MAX_LENGTH, TAG_MAX_LENGTH } from '../limits.ts';
import { messages } from '../messages.ts';
import { id, instant, line, onOneLine, shortLine } from '../text.ts';
import { named, strings, z } from '../zod.ts';

/** A picture of the website's own library. */
export const libraryItemSchema = named('LibraryItem', {
  id: id(),
  ...strings('title', 'alt', 'url'),
  tags: z.array(z.string()),
  file: z.string().describe('The name the file had when it was uploaded.'),
  size_bytes: z.number().int(),
  date: instant(),
  uses: z.number().int().describe('How many places show it now.'),
  version: z.number().int(),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

/** The words that travel with an upload. */
export const libraryWordsSchema = z.object({ title: line(), alt: line() });

/** What pictures are grouped by, in small letters, so that one word is one tag. */
export const libraryTagSchema = z
  .string()
  .overwrite((tag) => onOneLine(tag).replace(/\s+/g, ' ').toLowerCase())
  .min(1, { error: messages.tagEmpty })
  .max(TAG_MAX_LENGTH, { error: messages.tooLong(TAG_MAX_LENGTH) });

const percent = () => z.number().int().min(0).max(100);

/** What can be changed of a picture; a part that is left out stays as it is. */
export const libraryInputSchema = named('LibraryInput', {
  title: shortLine(LINE_MAX_LENGTH).optional(),
  alt: shortLine(LINE_MAX_LENGTH).optional(),
  tags: z
    .array(libraryTagSchema)
    .max(LIBRARY_TAGS_MAX, { error: messages.tooMany(LIBRARY_TAGS_MAX) })
    .overwrite((tags) => [...new Set(tags)])
    .optional(),
  focus: z
    .object({ x: percent(), y: percent() })
    .nullable()
    .optional()
    .describe('In percent from the left and the top; null is its middle.'),
});

/** A tag, and how many pictures have it. */
export const libraryTagCountSchema = named('LibraryTag', {
  tag: z.string(),
  pictures: z.number().int(),
});
export type LibraryTag = z.infer<typeof libraryTagCountSchema>;

/** A place where a picture is shown. */
export const libraryUseSchema = named('LibraryUse', {
  kind: z.string().meta({ examples: ['project', 'version 3 of the article'] }),
  name: z.string(),
  earlier: z.boolean().describe('Only an earlier version shows it, which can be restored.'),
  path: z.string().meta({ description: 'Where it is edited.', examples: ['/admin/content'] }),
});
export type LibraryUse = z.infer<typeof libraryUseSchema>;
