/** What the server says when something has gone well. */
export const successTexts = {
  accountReady: 'Your account is ready.',
  signedIn: 'Signed in.',
  adminReady: 'The first administrator is ready.',
  resetAsked: 'If there is an account with this address, a link is on its way.',
  emailConfirmed: 'Your email is confirmed.',
  newEmailConfirmed: 'Your new email is confirmed. Sign in with it from now on.',
  confirmationSent:
    'An email with a link is on its way. Check your spam folder too; you can request three an hour.',
  invitationSent: 'The invitation is on its way.',
  postAnnounced: 'The post is on its way to the subscribers.',
  testEventSent: 'A test event is on its way.',
  forwarded: (to: string) => `Forwarded to ${to}.`,
  testMailSent: (recipient: string) => `A test email to ${recipient} is on its way.`,
  testMailKept: (recipient: string) =>
    `Email is not set up: the test email to ${recipient} was saved as a file.`,
} as const;

/** What the server notes beside a message for those who work with it. */
export const noteTexts = {
  /** @param colleague undefined for an address without an account, which is not kept */
  forwarded: (colleague: string | undefined, content: string) =>
    [colleague ? `Forwarded to ${colleague}.` : 'Forwarded to an external address.', content.trim()]
      .filter(Boolean)
      .join('\n\n'),
} as const;
