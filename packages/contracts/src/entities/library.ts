import { id, instant, line } from '../text.ts';
import { z } from '../zod.ts';

/** A picture of the website's own library. */
export const libraryItemSchema = z
  .object({
    id: id(),
    title: z.string(),
    alt: z.string(),
    url: z.string(),
    file: z.string().meta({ description: 'The name the file had when it was uploaded.' }),
    size_bytes: z.number().int(),
    date: instant(),
    uses: z.number().int().meta({ description: 'How many places show it now.' }),
  })
  .meta({ id: 'LibraryItem' });
export type LibraryItem = z.infer<typeof libraryItemSchema>;

export const libraryInputSchema = z
  .object({ title: line(), alt: line() })
  .meta({ id: 'LibraryInput' });

/** A place where a picture is shown. */
export const libraryUseSchema = z
  .object({
    kind: z.string().meta({ examples: ['project', 'version 3 of the article'] }),
    name: z.string(),
    earlier: z.boolean().meta({
      description: 'Only an earlier version shows it, which can be restored.',
    }),
    path: z.string().meta({ description: 'Where it is edited.', examples: ['/admin/content'] }),
  })
  .meta({ id: 'LibraryUse' });
export type LibraryUse = z.infer<typeof libraryUseSchema>;
