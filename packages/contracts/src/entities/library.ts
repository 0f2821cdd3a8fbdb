import { id, instant, line } from '../text.ts';
import { named, strings, z } from '../zod.ts';

/** A picture of the website's own library. */
export const libraryItemSchema = named('LibraryItem', {
  id: id(),
  ...strings('title', 'alt', 'url'),
  file: z.string().describe('The name the file had when it was uploaded.'),
  size_bytes: z.number().int(),
  date: instant(),
  uses: z.number().int().describe('How many places show it now.'),
});
export type LibraryItem = z.infer<typeof libraryItemSchema>;

export const libraryInputSchema = named('LibraryInput', { title: line(), alt: line() });

/** A place where a picture is shown. */
export const libraryUseSchema = named('LibraryUse', {
  kind: z.string().meta({ examples: ['project', 'version 3 of the article'] }),
  name: z.string(),
  earlier: z.boolean().describe('Only an earlier version shows it, which can be restored.'),
  path: z.string().meta({ description: 'Where it is edited.', examples: ['/admin/content'] }),
});
export type LibraryUse = z.infer<typeof libraryUseSchema>;
