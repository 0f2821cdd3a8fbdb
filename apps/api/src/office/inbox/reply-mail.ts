import { email } from '@vitrine/contracts';
import { ANSWER_CAUSES, type MailWords, type WrittenMail } from '../../service/index.ts';
import type { Reply } from './replies.repository.ts';

/** What a mail answers or passes on, in the words of who wrote it. */
export interface Quoted {
  name: string;
  email: string;
  subject: string;
  content: string;
  createdAt: Date;
}

type Words = Pick<MailWords, 'reply'>;

/** There is one mail for one answer, and it says what that answers. */
const causeOf = ({ id, conversationId }: Reply) => `${ANSWER_CAUSES}${conversationId}:${id}`;

/** The message or application that a mail answers; undefined for other mails. */
export const answeredBy = (cause: string | null): string | undefined =>
  /^reply:([^:]+):/.exec(cause ?? '')?.[1];

/**
 * An answer, signed, with what it answers below it.
 * @param company where the sender's own answer goes; no header unless it is an address
 */
export function replyMail(
  quoted: Quoted,
  reply: Reply,
  { words, signature, company }: { words: Words; signature: string; company: string },
): WrittenMail {
  return {
    id: reply.mailId,
    cause: causeOf(reply),
    recipient: quoted.email,
    subject: prefixed(words.reply.answerPrefix, quoted.subject),
    body: `${signed(reply.content, signature)}\n\n${quote(quoted, words)}\n`,
    ...replyTo(company),
  };
}

/** A message for someone else to read, who answers its sender and not the company. */
export const forwardedMail = (
  quoted: Quoted,
  recipient: string,
  { words, content, signature }: { words: Words; content: string; signature: string },
): WrittenMail => ({
  recipient,
  subject: prefixed(words.reply.forwardPrefix, quoted.subject),
  body: [
    signed(content.trim(), signature),
    words.reply.head(onOneLine(quoted.name), quoted.email, onOneLine(quoted.subject)),
    `${quote(quoted, words)}\n`,
  ].join('\n\n'),
  ...replyTo(quoted.email),
});

const replyTo = (address: string): Pick<WrittenMail, 'headers'> => {
  const known = email().safeParse(address).data;
  return known ? { headers: { 'Reply-To': known } } : {};
};

/** With the line that mail programs know a signature by (RFC 3676, 4.3). */
const signed = (content: string, signature: string): string =>
  signature ? `${content}\n\n-- \n${signature}` : content;

/** On one line, whatever was typed into the form. */
const onOneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** An answer to an answer stays one. */
function prefixed(prefix: string, subject: string): string {
  const line = onOneLine(subject);
  return line.toLowerCase().startsWith(`${prefix.toLowerCase()}:`) ? line : `${prefix}: ${line}`;
}

function quote({ name, content, createdAt }: Quoted, { reply }: Words): string {
  const lines = content.split(/\r\n|\r|\n/).map((line) => (line ? `> ${line}` : '>'));
  return [reply.wrote(createdAt, onOneLine(name)), ...lines].join('\n');
}
