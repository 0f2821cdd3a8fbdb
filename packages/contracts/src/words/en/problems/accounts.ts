/** What cannot be done with an account. */
export const accountsProblems = {
  noAccount: 'Account not found.',
  emailTakenSince: ({ address }: { address: string }) =>
    `${address} now belongs to another account. Choose another email for this one.`,
  accountInactive: 'This account is not active. Contact us if that is a mistake.',
  accountEmailTaken: 'An account with this email already exists.',
  onlyPendingInvited: 'Only a pending account can be invited.',
  resetLinkEnded: 'This link has been used or has expired. Request a new one.',
  setupLinkEnded:
    'This link has been used or has expired. While there is no administrator, restart the server to get a new one.',
  emailLinkEnded:
    'This link has been used or has expired. Request the change again in your settings.',
  emailTakenMeanwhile:
    'This address now belongs to another account. Nothing was changed; choose another address in your settings.',
  emailChangesTooOften:
    'You have requested three email changes within an hour. Try again in an hour.',
  archiveRunning: 'Your archive is already being downloaded. Wait until it is finished.',
  lastAdmin:
    'This is the last administrator who can sign in. Make someone else an administrator first.',
  noPasswordYet:
    'This account has no password yet. It becomes active when its owner opens the invitation and ' +
    'chooses one; leave it pending to send the invitation again.',
};
