import type { Message, MessageDetail, MessageReply } from '@vitrine/contracts';
import type { ReplyWithMail, StoredMessage } from './messages.repository.ts';

export function presentMessage(message: StoredMessage): Message {
  return {
    id: message.id,
    type: message.type,
    name: message.name,
    email: message.email,
    subject: message.subject,
    content: message.content,
    status: message.status,
    date: message.createdAt.toISOString(),
    isEmail: message.isEmail,
  };
}

/** A mail is forgotten a week after it went, so an answer without one has been sent. */
export function presentReply({ reply, mail }: ReplyWithMail): MessageReply {
  const status = mail?.status ?? 'sent';
  return {
    id: reply.id,
    content: reply.content,
    author: reply.author,
    date: reply.createdAt.toISOString(),
    status: status === 'parting' ? 'queued' : status,
    reason: mail?.lastError ?? '',
  };
}

export const presentDetail = (message: StoredMessage, replies: ReplyWithMail[]): MessageDetail => ({
  ...presentMessage(message),
  replies: replies.map(presentReply),
});
