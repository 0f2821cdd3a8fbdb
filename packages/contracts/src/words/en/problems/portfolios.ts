/** What cannot be done with a page of a professional, and what belongs to it. */
export const portfoliosProblems = {
  noPortfolio: 'There is no portfolio at this address.',
  noConnection: 'This message no longer exists.',
  noShareLink: 'Link not found.',
  shareLinkEnded: 'This link has expired. Ask the person who sent it for a new one.',
  noReference: 'This reference no longer exists.',
  referenceConfirmFirst:
    'Confirm your own email address first, so that the people you ask know who is asking.',
  referenceOfOneself: 'This is your own address. Someone else has to write the reference.',
  referenceDeclined: 'The person with this address does not want to write a reference.',
  referenceAskedAlready: 'You have already asked this address.',
  referenceAskedLately:
    'You have asked this address twice within a week. Wait a few days before you ask again.',
  referenceAddressBusy: 'This address was asked several times today. Try again tomorrow.',
  referencesToday: ({ most }: { most: number }) =>
    `You can ask ${most} people per day. Try again tomorrow.`,
  referencesTooMany: ({ most }: { most: number }) =>
    `You can keep at most ${most} references. Delete one that you do not need first.`,
  referenceNotOpen: 'This request is no longer open.',
  referenceReminded: 'You have already reminded this person.',
  referenceRemindLater: ({ days }: { days: number }) =>
    `You can send a reminder ${days} days after you asked.`,
  referenceNotWritten: 'There is nothing to show: the reference has not been written.',
  referenceLinkUnknown:
    'There is no request behind this link. It may have been deleted, or the link is incomplete.',
  referenceErased:
    'Everything about this person was erased after you deleted it. It cannot be restored.',
  referenceUndoEnded: 'This can no longer be undone. Ask for the reference again.',
  referenceLinkEnded: 'This link has expired. Ask the person who sent it for a new one.',
  referenceWithdrawn: 'The request was withdrawn. What you wrote was not sent.',
  shareLinksTooMany: ({ most }: { most: number }) =>
    `You can have at most ${most} active links. Deactivate one first.`,
  customUrlRequired: 'Choose an address before publishing',
};
