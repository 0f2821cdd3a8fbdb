import type { OutgoingMail } from '../mail/outbox.service.ts';
import type { ConnectionRow } from './connections.repository.ts';
import type { PublishedPage } from './published-pages.service.ts';

/** What a visitor typed is quoted line by line, so that none of it passes for a word of ours. */
const quoted = (text: string): string =>
  text
    .split(/\r\n|[\n\r\u2028\u2029]/)
    .map((line) => `> ${line}`.trimEnd())
    .join('\n');

/** Nothing in it turns the direction of our own words beside it. */
const inOneLine = (text: string): string =>
  text.replace(/\p{Bidi_Control}/gu, '').replace(/\s+/g, ' ');

/** Brings the owner of a page what somebody wrote there. The subject is ours alone. */
export function connectionMail(
  { portfolio, email: owner }: PublishedPage,
  { id, name, email, message }: ConnectionRow,
  site: string,
): OutgoingMail {
  return {
    id,
    recipient: owner,
    subject: 'Somebody wrote to you through your page',
    headers: { 'Reply-To': email },
    body: [
      `${inOneLine(name)} (${email}) wrote to you through your page ${site}/p/${portfolio.customUrl ?? ''}:`,
      quoted(message),
      `Your e-mail address was not shown to them. If you answer this mail, your answer goes to ${email}, and they see your address.`,
      `The message is also kept in your dashboard, until you delete it there: ${site}/user/connections`,
    ].join('\n\n'),
  };
}
