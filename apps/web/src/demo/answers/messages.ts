import {
  type Message,
  type MessageDetail,
  type MessageReply,
  matchesSearch,
  problemTexts,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import { DemoProblem, found } from '../demo-problem.ts';
import { actorOf, fullName } from './account-records.ts';
import { audit } from './activity.ts';
import { partOf } from './list-part.ts';

/** The inbox. A reply is shown as sent and goes nowhere; changes stay in this browser (DEM-02). */
export const messageAnswers: DemoAnswers = {
  'admin.messages.list': (call) => {
    const { folder, q, type, status } = call.query;
    const matching = call.data.messages.filter(
      (message) =>
        (folder === 'inbox' || message.status === 'archived') &&
        matchesSearch({ ...message }, ['subject', 'content', 'name', 'email'], q) &&
        (!type || message.type === type) &&
        (!status || message.status === status),
    );
    const { items, next } = partOf(matching, call.query);
    return { items: items.map(withoutReplies), next, unread: unreadCount(call) };
  },
  'admin.messages.get': (call) => requireMessage(call, call.params.id),
  'admin.messages.update': (call) => {
    const message = requireMessage(call, call.params.id);
    const before = { status: message.status };
    if (call.body.status === before.status) return withoutReplies(message);
    message.status = call.body.status;
    audit(call, 'changed', aboutMessage(message), { before, after: call.body });
    return withoutReplies(message);
  },
  'admin.messages.delete': (call) => {
    const message = requireMessage(call, call.params.id);
    call.data.messages = call.data.messages.filter((one) => one !== message);
    audit(call, 'deleted', aboutMessage(message));
    return undefined;
  },
  'admin.messages.reply': (call) => {
    const message = requireMessage(call, call.params.id);
    if (!message.isEmail) throw new DemoProblem('conflict', problemTexts.notFromMail);
    const { content, key } = call.body;
    const known = message.replies.find(({ id }) => id === key);
    if (known) return known;
    const reply: MessageReply = {
      id: key ?? call.newId(),
      content,
      author: fullName(actorOf(call)),
      date: call.now().toISOString(),
      status: 'sent',
      reason: '',
    };
    message.replies.push(reply);
    audit(call, 'sent', aboutMessage(message), { after: { content } });
    return reply;
  },
};

const requireMessage = ({ data }: AnyCall, id: string): MessageDetail =>
  found(
    data.messages.find((one) => one.id === id),
    problemTexts.noMessage,
  );

const withoutReplies = ({ replies: _, ...message }: MessageDetail): Message => message;

export const unreadCount = ({ data }: AnyCall): number =>
  data.messages.filter(({ status }) => status === 'unread').length;

const aboutMessage = ({ id, name }: Message) => ({ subject: 'message', id, name }) as const;
