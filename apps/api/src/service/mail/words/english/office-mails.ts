import { letter } from '../letter.ts';

const SOMEONE_ELSE =
  'If you did not write to us, someone else entered your address; there is nothing to do.';

const kinds = { message: 'message', application: 'application' };

const counted = (kind: keyof typeof kinds, count: number) =>
  `${count} new ${kinds[kind]}${count === 1 ? '' : 's'}`;

const asking = (site: string, company: string, link: string, days: number) => [
  `Open this link to read the request, and to write the reference or decline. It works for ${days} days and needs no account:\n\n${link}`,
  `This email comes from ${company} (${site}), where professionals have their own page. If you do not know who is asking, do nothing or decline: your address is used for nothing else, and deleted.`,
];

/** Links below mails to subscribers. */
interface ReaderLinks {
  /** Where they choose topics; undefined where there are none. */
  preferences: string | undefined;
  unsubscribe: string;
}

const waysOut = ({ preferences, unsubscribe }: ReaderLinks) => [
  ...(preferences ? ['To choose your topics, open this link:', preferences] : []),
  'To unsubscribe, open this link:',
  unsubscribe,
];

/** Mails to visitors, subscribers and staff, and the frame around messages of others. */
export const officeMails = {
  /** Contains nothing that the sender typed: anyone can enter the address of someone else. */
  messageArrived: (site: string, replyTime: string) =>
    letter(
      'We received your message',
      'Thank you for writing.',
      `Your message from ${site}/contact has arrived. We will reply to this address within ${replyTime}.`,
      SOMEONE_ELSE,
    ),
  /** The reply time on the contact page until an administrator changes it. */
  replyTime: '24-48 hours',
  applicationArrived: (kind: 'internship' | 'training', site: string) =>
    letter(
      'We received your application',
      `Thank you for applying to our ${kind} program! We will contact you soon.`,
      `Your application from ${site} has arrived.`,
      'If you did not apply, someone else entered your address; there is nothing to do.',
    ),
  /** An application as what is answered: its subject, and the questions of the form. */
  application: {
    internship: 'Internship application',
    training: (program: string) => `Training application: ${program}`,
    program: 'Program',
    phone: 'Phone',
    education: 'Education',
    interests: 'Interests',
    message: 'Message',
    question: (label: string) => `${label}:`,
  },

  connection: {
    subject: 'Someone wrote to you through your page',
    from: (name: string, email: string, page: string) =>
      `${[`${name} (${email}) wrote to you through your page`, page].filter(Boolean).join(' ')}:`,
    answer: (email: string) =>
      `Your email address was not shown to them. If you reply to this email, your reply goes to ${email}, and they see your address.`,
    kept: (url: string) =>
      `The message is also kept in your dashboard, until you delete it there: ${url}`,
  },

  arrived: (kind: keyof typeof kinds, company: string, url: string, settings: string) =>
    letter(
      `${company}: a new ${kinds[kind]} has arrived`,
      `Read and reply here:\n${url}`,
      askedFor(settings),
    ),
  digest: (
    parts: { kind: keyof typeof kinds; count: number; url: string }[],
    company: string,
    settings: string,
  ) =>
    letter(
      `${company}: ${parts.map(({ kind, count }) => counted(kind, count)).join(' and ')}`,
      ...parts.map(({ kind, count, url }) => `${counted(kind, count)}:\n${url}`),
      askedFor(settings),
    ),

  reply: {
    answerPrefix: 'Re',
    forwardPrefix: 'Fwd',
    /** Above what is quoted. */
    wrote: (written: Date, name: string) =>
      `On ${written.toISOString().slice(0, 16).replace('T', ' ')} UTC, ${name} wrote:`,
    head: (name: string, email: string, subject: string) =>
      `From: ${name} <${email}>\nSubject: ${subject}`,
  },

  testMail: (site: string) =>
    letter(
      'Test email',
      `An administrator of ${site} sent this email to check that emails arrive. There is nothing to do.`,
    ),
  webhookSwitchedOff: (host: string, site: string) =>
    letter(
      'A webhook was switched off',
      `The webhook to ${host} of ${site} was switched off: it did not accept deliveries for days, or responded that it no longer exists.`,
      'New events are not sent there. Failed deliveries are kept for 30 days and can be sent again.',
      `Once the receiver works again, switch it on under Settings, Webhooks: ${site}/admin/settings`,
    ),

  backupFailed: (reason: string, site: string) =>
    letter(
      'There is no new backup',
      `The backup of ${site} failed: if its disk is lost, so is everything written since the last one.`,
      `The server says: ${reason}`,
      `Once this is solved, make a backup under Settings, System status: ${site}/admin/system`,
    ),

  newsletterConfirm: (link: string) =>
    letter(
      'Confirm your subscription',
      'Someone asked for our newsletter with this address.',
      `If this was you, open this link within a week to confirm it:\n\n${link}`,
      'If this was not you, do nothing: you will get no newsletter, and the address is deleted.',
    ),
  newsletterWelcome: (links: ReaderLinks) =>
    letter(
      'You are subscribed',
      'Thank you for confirming. You will get our newsletter from now on.',
      ...waysOut(links),
    ),
  newsletterAlready: (links: ReaderLinks) =>
    letter(
      'You are already subscribed',
      'Someone asked for our newsletter with this address. You already get it; nothing has changed.',
      ...waysOut(links),
    ),
  /** Below an issue. */
  newsletterFoot: {
    why: (company: string) =>
      `You get this email because you subscribed to the newsletter of ${company}.`,
    preferences: 'Choose your topics',
    unsubscribe: 'Unsubscribe',
    link: (label: string) => `${label}:`,
  },

  references: {
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    someone: 'Someone',
    ask: (asker: string, site: string, company: string, link: string, days: number) =>
      letter(
        `${asker} is asking you for a reference`,
        `${asker} is asking you for a reference: a few sentences on how you worked together, to be shown on a public page.`,
        ...asking(site, company, link, days),
      ),
    remind: (asker: string, site: string, company: string, link: string, days: number) =>
      letter(
        `Reminder: ${asker} is asking you for a reference`,
        `Some time ago, ${asker} asked you for a reference. This is the only reminder.`,
        ...asking(site, company, link, days),
      ),
    thank: (asker: string, link: string) =>
      letter(
        'Your reference has arrived',
        `Thank you. ${asker} can now read your reference and may show it on a public page, in your words.`,
        `To correct it or take it back at any time, open this link:\n\n${link}`,
        'Keep this email private: anyone with the link can change the reference.',
      ),
    yours: (url: string) => `Your references: ${url}`,
    written: (name: string) =>
      letter(
        'A reference has arrived',
        `${name} has written the reference you asked for. No one else sees it until you show it on your page.`,
      ),
    corrected: (name: string) =>
      letter(
        'A reference was corrected',
        `${name} has corrected their reference. Your page does not show it until you read it and show it again.`,
      ),
    declined: (name: string) =>
      letter(
        'No reference this time',
        `${name} does not want to write a reference. Please do not ask again.`,
      ),
    'taken-back': (name: string) =>
      letter(
        'A reference was taken back',
        `${name} has taken their reference back. It was erased and is no longer on your page.`,
      ),
  },
};

const askedFor = (settings: string) => `You get this email because of your settings: ${settings}`;
