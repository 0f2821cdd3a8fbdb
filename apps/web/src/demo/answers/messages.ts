import { type Message, type MessageChange, matchesSearch, problemTexts } from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoMessage } from '../demo-data.ts';
import { DemoProblem, found } from '../demo-problem.ts';
import { audit } from './activity.ts';
import { partOf } from './list-part.ts';
import { keepFile, unsentFiles } from './reply-files.ts';
import {
  addNote,
  addReply,
  assigneeOf,
  deleteNote,
  isGivenTo,
  lastReplyOf,
  passOn,
  toEach,
} from './shared-records.ts';
import { putIntoTrash } from './trash.ts';

/** The inbox. A reply is shown as sent and goes nowhere; changes stay in this browser (DEM-02). */
export const messageAnswers: DemoAnswers = {
  'admin.messages.list': (call) => {
    const { folder, q, type, status, state, assignee, seen } = call.query;
    const matching = call.data.messages.filter(
      (message) =>
        (folder === 'inbox' || message.status === 'archived') &&
        matchesSearch({ ...message }, ['subject', 'content', 'name', 'email'], q) &&
        (!type || message.type === type) &&
        (!status || message.status === status) &&
        !(seen && message.seen) &&
        (state ? message.state === state : message.state !== 'spam') &&
        isGivenTo(call, message, assignee),
    );
    const { items, next } = partOf(matching, call.query);
    return { items: items.map(withoutParts), next, unread: unreadCount(call) };
  },
  'admin.messages.get': (call) => {
    const message = requireMessage(call, call.params.id);
    const { forwards: _, ...shown } = message;
    return { ...shown, ...lastReplyOf(message), unsent_files: unsentFiles(call, message.id) };
  },
  'admin.messages.update': (call) =>
    withoutParts(change(call, requireMessage(call, call.params.id), call.body)),
  'admin.messages.bulk.change': (call) =>
    toEach(call.data.messages, call.body.ids, (one) => change(call, one, call.body.change)),
  'admin.messages.bulk.delete': (call) =>
    toEach(call.data.messages, call.body.ids, (one) => remove(call, one)),
  'admin.messages.notes.add': (call) =>
    addNote(call, requireMessage(call, call.params.id), call.body),
  'admin.messages.notes.delete': ({ data, params }) => {
    deleteNote(data.messages, params.id);
    return undefined;
  },
  'admin.messages.forward': (call) => {
    const message = requireMessage(call, call.params.id);
    const told = passOn(call, message, call.body);
    audit(call, 'sent', aboutMessage(message));
    return told;
  },
  'admin.messages.delete': (call) => {
    remove(call, requireMessage(call, call.params.id));
    return undefined;
  },
  'admin.messages.files.add': (call) => keepFile(call, requireMessage(call, call.params.id).id),
  'admin.messages.reply': (call) => {
    const message = requireMessage(call, call.params.id);
    if (!message.isEmail) throw new DemoProblem('conflict', problemTexts.notFromMail);
    const { reply, isNew } = addReply(call, message, message, call.body);
    if (!isNew) return reply;
    message.state = 'answered';
    audit(call, 'sent', aboutMessage(message));
    return reply;
  },
};

/** What changes of a message, as the server changes it. */
function change(call: AnyCall, message: DemoMessage, changed: MessageChange): DemoMessage {
  const { status, state, assigneeId } = message;
  const before = { status, state, assigneeId };
  if (changed.seen && status === 'unread') message.status = 'read';
  if (changed.status) message.seen = changed.status !== 'unread';
  Object.assign(message, changed);
  const after = { status: message.status, state: message.state, assigneeId: message.assigneeId };
  // who has read something has changed nothing
  if (isMoreThanReading(before, after))
    audit(call, 'changed', aboutMessage(message), {
      before: told(call, before),
      after: told(call, after),
    });
  return message;
}

function remove(call: AnyCall, message: DemoMessage): void {
  call.data.messages = call.data.messages.filter((one) => one !== message);
  const { id, subject: name, email } = message;
  putIntoTrash(call, { kind: 'message', id, name, email, record: message });
  audit(call, 'deleted', aboutMessage(message));
}

/** As the log tells it. */
const told = (call: AnyCall, { assigneeId, ...others }: Standing) => ({
  ...others,
  assignee: assigneeOf(call, assigneeId),
});

type Standing = Pick<Message, 'status' | 'state' | 'assigneeId'>;

const isMoreThanReading = (before: Standing, after: Standing): boolean =>
  before.state !== after.state ||
  before.assigneeId !== after.assigneeId ||
  (before.status !== after.status && [before.status, after.status].includes('archived'));

const requireMessage = ({ data }: AnyCall, id: string): DemoMessage =>
  found(
    data.messages.find((one) => one.id === id),
    problemTexts.noMessage,
  );

const withoutParts = (whole: DemoMessage): Message => {
  const { replies: _, notes: __, forwards: ___, ...message } = whole;
  return { ...message, ...lastReplyOf(whole) };
};

export const unreadCount = ({ data }: AnyCall): number =>
  data.messages.filter(({ status, state }) => status === 'unread' && state !== 'spam').length;

const aboutMessage = ({ id, name }: DemoMessage) => ({ subject: 'message', id, name }) as const;
