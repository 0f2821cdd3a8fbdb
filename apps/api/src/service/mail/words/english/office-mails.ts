import { letter } from '../letter.ts';

const SOMEBODY_ELSE =
  'If you did not write to us, somebody else typed your address; there is nothing to do.';

const kinds = { message: 'message', application: 'application' };

const counted = (kind: keyof typeof kinds, count: number) =>
  `${count} new ${kinds[kind]}${count === 1 ? '' : 's'}`;

const asking = (site: string, company: string, link: string, days: number) => [
  `Open this link to read what for, and to write it or to decline. It works for ${days} days and needs no account:\n\n${link}`,
  `This mail comes from ${company} (${site}), where professionals have a page of their own. If you do not know who asks, do nothing or decline: your address is used for nothing else, and forgotten.`,
];

/** Below what readers of the newsletter are told. */
interface ReaderLinks {
  /** Where they choose topics; undefined where there are none. */
  preferences: string | undefined;
  unsubscribe: string;
}

const waysOut = ({ preferences, unsubscribe }: ReaderLinks) => [
  ...(preferences ? ['To choose what you are told of, open this link:', preferences] : []),
  'To unsubscribe, open this link:',
  unsubscribe,
];

/** What visitors, readers and staff are told, and what stands around words of others. */
export const officeMails = {
  /** Nothing that the sender typed is in it: anybody can type the address of somebody else. */
  messageArrived: (site: string, replyTime: string) =>
    letter(
      'We have your message',
      'Thank you for writing.',
      `Your message from ${site}/contact has arrived. We will answer to this address within ${replyTime}.`,
      SOMEBODY_ELSE,
    ),
  /** The reply time that the contact page promises until somebody writes another. */
  replyTime: '24-48 hours',
  applicationArrived: (kind: 'internship' | 'training', site: string) =>
    letter(
      'We have your application',
      `Thank you for applying to our ${kind} program! We will contact you soon.`,
      `Your application from ${site} has arrived.`,
      'If you did not apply, somebody else typed your address; there is nothing to do.',
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
    subject: 'Somebody wrote to you through your page',
    from: (name: string, email: string, page: string) =>
      `${[`${name} (${email}) wrote to you through your page`, page].filter(Boolean).join(' ')}:`,
    answer: (email: string) =>
      `Your e-mail address was not shown to them. If you answer this mail, your answer goes to ${email}, and they see your address.`,
    kept: (url: string) =>
      `The message is also kept in your dashboard, until you delete it there: ${url}`,
  },

  arrived: (kind: keyof typeof kinds, company: string, url: string, settings: string) =>
    letter(
      `${company}: a new ${kinds[kind]} has arrived`,
      `Read and answer it here:\n${url}`,
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
      'Test mail',
      `An administrator of ${site} sent this mail to see that mails arrive. There is nothing to do.`,
    ),
  webhookSwitchedOff: (host: string, site: string) =>
    letter(
      'A webhook was switched off',
      `The webhook to ${host} of ${site} was switched off: it has refused or not taken what was sent for days, or said that it is gone.`,
      'What happens from now on is not sent there. What was not delivered is kept for 30 days and can be sent again.',
      `Once the receiver works again, switch it on under Settings, Webhooks: ${site}/admin/settings`,
    ),

  newsletterConfirm: (link: string) =>
    letter(
      'Confirm your subscription',
      'Somebody asked for our newsletter with this address.',
      `If that was you, open this link within a week to confirm it:\n\n${link}`,
      'If that was not you, do nothing: you will get no newsletter, and the address is forgotten.',
    ),
  newsletterWelcome: (links: ReaderLinks) =>
    letter(
      'You are subscribed',
      'Thank you for confirming. You get our newsletter from now on.',
      ...waysOut(links),
    ),
  newsletterAlready: (links: ReaderLinks) =>
    letter(
      'You are subscribed already',
      'Somebody asked for our newsletter with this address. You get it already; nothing has changed.',
      ...waysOut(links),
    ),
  /** Below an issue. */
  newsletterFoot: {
    why: (company: string) =>
      `You get this mail because you asked for the newsletter of ${company}.`,
    preferences: 'Choose what you are told of',
    unsubscribe: 'Unsubscribe',
    link: (label: string) => `${label}:`,
  },

  references: {
    hello: (name: string) => (name ? `Hello ${name},` : 'Hello,'),
    somebody: 'Somebody',
    ask: (asker: string, site: string, company: string, link: string, days: number) =>
      letter(
        `${asker} asks you for a reference`,
        `${asker} asks you for a reference: a few sentences on how you worked together, to be shown on a public page.`,
        ...asking(site, company, link, days),
      ),
    remind: (asker: string, site: string, company: string, link: string, days: number) =>
      letter(
        `${asker} still hopes for a reference`,
        `Some time ago ${asker} asked you for a reference. This is the only reminder.`,
        ...asking(site, company, link, days),
      ),
    thank: (asker: string, link: string) =>
      letter(
        'Your reference has arrived',
        `Thank you. ${asker} can read your reference now and may show it on a public page, in your words.`,
        `To correct it or to take it back, at any time, open this link:\n\n${link}`,
        'Keep this mail: whoever has the link can change the reference.',
      ),
    yours: (url: string) => `Your references: ${url}`,
    written: (name: string) =>
      letter(
        'A reference has arrived',
        `${name} has written the reference that you asked for. Nobody else sees it until you show it on your page.`,
      ),
    corrected: (name: string) =>
      letter(
        'A reference was corrected',
        `${name} has corrected their reference. Your page does not show it until you have read it and show it again.`,
      ),
    declined: (name: string) =>
      letter(
        'No reference this time',
        `${name} would rather not write a reference. Please do not ask again.`,
      ),
    'taken-back': (name: string) =>
      letter(
        'A reference was taken back',
        `${name} has taken their reference back. It is erased, and no longer on your page.`,
      ),
  },
};

const askedFor = (settings: string) => `You get this mail because you asked for it: ${settings}`;
