/** What cannot be done with messages, mails, readers and webhooks. */
export const officeProblems = {
  noTrashed: 'This is no longer in the trash: it was permanently deleted.',
  takenMeanwhile: 'Its email or address was just taken. Try again.',
  noMail: 'Email not found.',
  noWebhook: 'Webhook not found.',
  backupRunning: 'A backup is being made already.',
  noDelivery: 'Delivery not found.',
  noMessage: 'Message not found.',
  noApplication: 'Application not found.',
  replyOvertaken: ({ author }: { author: string }) =>
    `${author} has already replied. Read that reply first; yours is kept here.`,
  /** @param to unknown once the mail is forgotten */
  forwardedOtherwise: ({ to }: { to: string | undefined }) =>
    `An earlier attempt succeeded: the message went to ${to ?? 'someone'}. The current text was not sent; send it again if it should go out as well.`,
  variablesInReply: ({ names }: { names: readonly string[] }) =>
    `The reply still contains ${names.map((name) => `{${name}}`).join(', ')}. Replace or remove it.`,
  noNote: 'Note not found.',
  noAssignee: 'Messages can only be assigned to active administrators.',
  replyFilesTooLarge: ({ megabytes }: { megabytes: number }) =>
    `The files of one reply can have ${megabytes} MB in total. Remove one, or send it in a separate reply.`,
  replyFilesTooMany: ({ count }: { count: number }) =>
    `A reply can have ${count} files. Remove one first.`,
  noReplyFile: 'This file no longer exists.',
  replyFileGone: 'A file no longer exists. Remove it, or attach it again.',
  noSubscriber: 'Subscriber not found.',
  noIssue: 'Issue not found.',
  noTopic: 'This topic no longer exists. Choose another one.',
  topicsChanged: 'Someone changed the topics while you were editing.',
  issueSent: 'This issue has already been sent. No one gets it twice.',
  issueChanged: 'Someone has changed the issue, or its subscribers have changed.',
  issueOnItsWay: 'This issue is being sent. Wait until it is finished.',
  nothingGivenUp: 'This issue has no failed emails that can be retried.',
  noReaders: 'No one would get this issue.',
  noMailForReaders:
    'Email is not set up, so no one would get this. Nothing was sent; see System for what to do.',
  mailSent: 'This email has been sent.',
  mailKept: 'This email is saved as a file. It can be sent once email is set up.',
  mailBeingSent: 'This email is being sent right now.',
  deliveryBeingSent: 'This event is being sent right now.',
  webhooksTooMany: ({ most }: { most: number }) =>
    `You can have at most ${most} webhooks. Delete one first.`,
  webhookNotHttps: 'Use an https URL, so that no one can read or change the events on the way',
  webhookPrivate:
    'This address is in a private network. The server’s operator can allow it with WEBHOOK_ALLOW_PRIVATE',
  notFromMail: 'This message did not come by email, so it cannot be replied to.',
  newsletterLinkIncomplete: 'This link is incomplete.',
  newsletterLinkEnded: 'This link has expired. Subscribe again to get a new one.',
};
