/** What cannot be done with a page of a professional, and what belongs to it. */
export const portfoliosProblems = {
  noPortfolio: 'There is no portfolio at this address.',
  noConnection: 'This message is not here any more.',
  noShareLink: 'There is no such link.',
  shareLinkEnded: 'This link has ended. Ask whoever sent it to you for a new one.',
  noReference: 'There is no such reference any more.',
  referenceConfirmFirst:
    'Confirm your own e-mail address first: people whom you ask must be able to trust who asks.',
  referenceOfOneself: 'This is your own address. A reference is written by somebody else.',
  referenceDeclined: 'Whoever has this address would rather not write a reference.',
  referenceAskedAlready: 'You have asked this address already.',
  referenceAskedLately:
    'You have asked this address twice within a week. Wait a few days before you ask again.',
  referenceAddressBusy: 'This address was asked several times today. Try again tomorrow.',
  referencesToday: (most: number) => `You can ask ${most} people a day. Try again tomorrow.`,
  referencesTooMany: (most: number) =>
    `At most ${most} references can be kept. Delete one that you do not need first.`,
  referenceNotOpen: 'This request waits for no answer any more.',
  referenceReminded: 'You have reminded this person already.',
  referenceRemindLater: (days: number) =>
    `A reminder can be sent once ${days} days have passed since you asked.`,
  referenceNotWritten: 'There is nothing to show: the reference is not written.',
  referenceLinkUnknown:
    'There is no request behind this link any more. Perhaps it was deleted, or the link is incomplete.',
  referenceErased:
    'Everything about this person was erased since you deleted it. It cannot come back.',
  referenceUndoEnded: 'It is too late to undo this. Ask for the reference again.',
  referenceLinkEnded: 'This link has ended. Ask whoever sent it to you for a new one.',
  referenceWithdrawn: 'The request was withdrawn. What you wrote was not sent.',
  shareLinksTooMany: (most: number) => `At most ${most} links can be open. End one first.`,
  customUrlRequired: 'Choose an address before publishing',
} as const;
