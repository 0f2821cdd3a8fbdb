/** What cannot be done with what the website shows. */
export const websiteProblems = {
  orderChanged:
    'Somebody has added, deleted or moved something here meanwhile. This is the list as it is now.',
  noPost: 'There is no such post.',
  noAuthor: 'There is nobody of that name on the team page any more. Choose another author.',
  noCaseStudy: 'There is no such case study.',
  noVersion: 'There is no such version.',
  noEntry: 'There is no such entry.',
  noPageContent: 'This page has no content.',
  previewEnded: 'This preview has ended. Ask for a new link.',
  announceUnpublished: 'Publish the post before you mail it to readers.',
  announcedAlready: 'The readers have this post already.',
} as const;
