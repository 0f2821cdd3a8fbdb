import type { ContentType } from '../../../content/content-lists.ts';
import { content } from '../content.ts';
import { listed } from '../listed.ts';

interface PointedTo {
  type: ContentType;
  from: ContentType;
  names: readonly string[];
}
const { types } = content;

/** What cannot be done with what the website shows. */
export const websiteProblems = {
  noSuchEntry: ({ type }: { type: ContentType }) => `This ${types[type].one} does not exist`,
  entryPointedTo: ({ type, from, names }: PointedTo) =>
    `Move its ${types[from].many} to another ${types[type].one} first: ${listed(names)}.`,
  orderChanged:
    'Someone added, deleted or moved an entry while you were editing. This is the current list.',
  noPost: 'Post not found.',
  noAuthor: 'No one with that name is on the team page any more. Choose another author.',
  noCaseStudy: 'Case study not found.',
  noVersion: 'Version not found.',
  noEntry: 'Entry not found.',
  noPageContent: 'This page has no content.',
  previewEnded: 'This preview has expired. Request a new link.',
  announceUnpublished: 'Publish the post before you email it to subscribers.',
  announcedAlready: 'The subscribers already have this post.',
  translationOfTranslation: 'A translation cannot be translated. Translate the original.',
  sourceGone: 'The original of this translation was deleted. Restore that first.',
};
