/** What the server says when something has gone well. */
export const successTexts = {
  accountReady: 'Your account is ready.',
  signedIn: 'Signed in.',
  adminReady: 'The first administrator is ready.',
  resetAsked: 'If there is an account with this address, a link is on its way to it.',
  emailConfirmed: 'Your e-mail is confirmed.',
  newEmailConfirmed: 'Your new e-mail is confirmed. Sign in with it from now on.',
  confirmationSent:
    'A mail with a link is on its way. Within an hour there are three at most; look among unwanted mail, too.',
  invitationSent: 'The invitation is on its way.',
  postAnnounced: 'The post is on its way to the readers.',
  testEventSent: 'A test event is on its way.',
  forwarded: (to: string) => `Forwarded to ${to}.`,
  testMailSent: (recipient: string) => `A test mail to ${recipient} is on its way.`,
  testMailKept: (recipient: string) =>
    `Mail is not set up: the test mail to ${recipient} lies in a file.`,
} as const;

/** What the server notes beside a message for those who work with it. */
export const noteTexts = {
  /** @param colleague undefined for somebody who is no account here: their address is noted nowhere */
  forwarded: (colleague: string | undefined, content: string) =>
    [colleague ? `Forwarded to ${colleague}.` : 'Forwarded to an address outside.', content.trim()]
      .filter(Boolean)
      .join('\n\n'),
} as const;
