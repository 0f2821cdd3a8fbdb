/** What cannot be done with what the website shows. */
export const websiteProblems = {
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
} as const;
