import type { ApplicationKind } from '../../entities/choices.ts';
import { obstacles } from './problems/obstacles.ts';
import { restored } from './restored.ts';

/** What the server says when something has gone well. */
export const outcomes = {
  ...restored,
  accountReady: 'Your account is ready.',
  signedIn: 'Signed in.',
  adminReady: 'The first administrator is ready.',
  passwordChanged: 'Your password was changed. You can sign in with it now.',
  newsletterAsked: 'Almost done: open the link in the mail we have just sent you.',
  newsletterConfirmed: 'Thank you. You get our newsletter from now on.',
  newsletterLeft: 'You are unsubscribed. You will get no more newsletters from us.',
  messageSent: ({ replyTime }: { replyTime: string }) =>
    `Thank you for writing. We will answer within ${replyTime}.`,
  connectionSent:
    'Thank you. Your message is on its way. If there is an answer, it comes by e-mail.',
  applicationSent: ({ kind }: { kind: ApplicationKind }) =>
    `Thank you for applying to our ${kind} program! We will contact you soon.`,
  diskLow: 'Disk space is running low.',
  diskFull: obstacles.diskFull,
  resetAsked: 'If there is an account with this address, a link is on its way.',
  emailConfirmed: 'Your email is confirmed.',
  newEmailConfirmed: 'Your new email is confirmed. Sign in with it from now on.',
  confirmationSent:
    'An email with a link is on its way. Check your spam folder too; you can request three an hour.',
  invitationSent: 'The invitation is on its way.',
  postAnnounced: 'The post is on its way to the subscribers.',
  testEventSent: 'A test event is on its way.',
  backupBegun: 'The backup is being made. This page shows when it is ready.',
  forwarded: ({ to }: { to: string }) => `Forwarded to ${to}.`,
  testMailSent: ({ recipient }: { recipient: string }) =>
    `A test email to ${recipient} is on its way.`,
  testMailKept: ({ recipient }: { recipient: string }) =>
    `Email is not set up: the test email to ${recipient} was saved as a file.`,
};
