/** What cannot be done with an account. */
export const accountsProblems = {
  noAccount: 'There is no such account.',
  emailTakenSince: (address: string) =>
    `${address} has an account of its own by now. Choose another e-mail for this one.`,
  accountInactive: 'This account is not active. Write to us if that is a mistake.',
  accountEmailTaken: 'An account with this e-mail already exists.',
  onlyPendingInvited: 'Only a pending account can be invited.',
  resetLinkEnded: 'This link has been used or has expired. Ask for a new one.',
  setupLinkEnded:
    'This link has been used or has expired. Start the server again to see a new one, while there is no administrator.',
  emailLinkEnded:
    'This link has been used or has expired. Ask for the change again in your settings.',
  emailTakenMeanwhile:
    'This address has an account of its own by now. Nothing was changed; choose another address in your settings.',
  emailChangesTooOften:
    'You have asked for three changes of your e-mail within an hour. Try again in an hour.',
  archiveRunning: 'Your archive is being downloaded already. Wait until that has ended.',
  lastAdmin:
    'This is the last administrator who can sign in. Make somebody else an administrator first.',
  noPasswordYet:
    'This account has no password yet. It becomes active when its person opens the invitation and ' +
    'chooses one; leave it pending to send the invitation again.',
} as const;
