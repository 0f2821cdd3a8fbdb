/** What cannot be done with messages, mails, readers and webhooks. */
export const officeProblems = {
  noMail: 'There is no such mail.',
  noWebhook: 'There is no such webhook.',
  noDelivery: 'There is no such delivery.',
  noMessage: 'There is no such message.',
  noApplication: 'There is no such application.',
  replyOvertaken: (author: string) =>
    `${author} has answered meanwhile. Read that answer first; yours is kept here.`,
  /** @param to unknown once the mail is forgotten */
  forwardedOtherwise: (to: string | undefined) =>
    `An earlier try has arrived: the message went to ${to ?? 'somebody'}. What stands here now was not sent; send it again if it should go out as well.`,
  variablesInReply: (names: readonly string[]) =>
    `The reply still says ${names.map((name) => `{${name}}`).join(', ')}. Write what is meant, or take it out.`,
  noNote: 'There is no such note.',
  noAssignee: 'Only an active administrator can be given a message.',
  replyFilesTooLarge: (megabytes: number) =>
    `The files of one reply may have ${megabytes} MB together. Take one out, or send it in a reply of its own.`,
  replyFilesTooMany: (count: number) => `A reply takes ${count} files. Take one out first.`,
  noReplyFile: 'This file is not here any more.',
  replyFileGone: 'A file is not here any more. Take it out, or attach it again.',
  noSubscriber: 'There is no such reader.',
  noIssue: 'There is no such issue.',
  noTopic: 'There is no such topic any more. Choose another one.',
  topicsChanged: 'Somebody has changed the topics meanwhile.',
  issueSent: 'This issue has been sent already. Nobody gets it a second time.',
  issueChanged: 'Somebody has changed the issue, or other readers would get it by now.',
  issueOnItsWay: 'This issue is on its way. Wait until it has gone.',
  nothingGivenUp: 'No mail of this issue was given up that could still arrive.',
  noReaders: 'There is nobody who would get this issue.',
  noMailForReaders:
    'Mail is not set up, so nobody would get this. Nothing was sent; what to do stands under System.',
  mailSent: 'This mail has been sent.',
  mailKept: 'This mail is kept as a file. It can be sent once mail is set up.',
  mailBeingSent: 'This mail is being sent right now.',
  deliveryBeingSent: 'This event is being sent right now.',
  webhooksTooMany: (most: number) => `There may be ${most} webhooks. Delete one first.`,
  webhookNotHttps: 'Use an https address, so that nobody on the way reads or changes the events',
  webhookPrivate:
    'This address is in a private network. Whoever runs the server can allow it with WEBHOOK_ALLOW_PRIVATE',
  notFromMail: 'This message did not come by mail; there is no reply to it.',
  newsletterLinkIncomplete: 'This link is not complete.',
  newsletterLinkEnded: 'This link has expired. Subscribe again to get a new one.',
} as const;
