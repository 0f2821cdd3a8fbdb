import { email } from '@vitrine/contracts';
import type { OutgoingMail } from '../mail/outbox.service.ts';
import type { Reply, StoredMessage } from './messages.repository.ts';

const CAUSE = 'reply';

/** There is one mail for one answer, and it says whose message that answers. */
const causeOf = ({ id, messageId }: Reply) => `${CAUSE}:${messageId}:${id}`;

/** The message that a mail answers; undefined for other mails. */
export const answeredBy = (cause: string | null): string | undefined =>
  /^reply:([^:]+):/.exec(cause ?? '')?.[1];

/**
 * An answer, with what it answers below it.
 * @param company where the sender's own answer goes; no header unless it is an address
 */
export const replyMail = (message: StoredMessage, reply: Reply, company: string): OutgoingMail => {
  const replyTo = email().safeParse(company).data;
  return {
    id: reply.mailId,
    cause: causeOf(reply),
    recipient: message.email,
    subject: replySubject(message.subject),
    body: `${reply.content}\n\n${quote(message)}\n`,
    ...(replyTo ? { headers: { 'Reply-To': replyTo } } : {}),
  };
};

/** On one line, whatever was typed into the form. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** An answer to an answer stays one. */
function replySubject(subject: string): string {
  const line = onOneLine(subject);
  return /^re:/i.test(line) ? line : `Re: ${line}`;
}

function quote({ name, content, createdAt }: StoredMessage): string {
  const written = createdAt.toISOString().slice(0, 16).replace('T', ' ');
  const lines = content.split(/\r\n|\r|\n/).map((line) => (line ? `> ${line}` : '>'));
  return [`On ${written} UTC, ${onOneLine(name)} wrote:`, ...lines].join('\n');
}
