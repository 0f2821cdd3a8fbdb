import { id } from '../text.ts';
import { named, z } from '../zod.ts';

export const shownReferenceSchema = named(
  'ShownReference',
  'A reference for a professional, as the page shows it.',
  {
    id: id(),
    name: z.string().describe('Who wrote it, as they want to be named.'),
    role: z.string().describe("What they do or did, and where; '' where they left it out."),
    text: z.string().describe('Their words, which nobody else can change.'),
  },
);
export type ShownReference = z.infer<typeof shownReferenceSchema>;
