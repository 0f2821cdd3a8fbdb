import {
  fillVariables,
  type Message,
  type MessageChange,
  type MessageReply,
  matchesSearch,
  noteTexts,
  problemTexts,
  successTexts,
  unknownVariables,
} from '@vitrine/contracts';
import type { AnyCall, DemoAnswers } from '../demo-call.ts';
import type { DemoMessage } from '../demo-data.ts';
import { DemoProblem, found } from '../demo-problem.ts';
import { actorOf, fullName } from './account-records.ts';
import { audit } from './activity.ts';
import { partOf } from './list-part.ts';
import { keepFile, takeFiles, unsentFiles } from './reply-files.ts';
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
        (!assignee || isAnsweredBy(call, message, assignee)),
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
  'admin.messages.bulk.change': (call) => {
    const chosen = call.data.messages.filter(({ id }) => call.body.ids.includes(id));
    for (const message of chosen) change(call, message, call.body.change);
    return { changed: chosen.length };
  },
  'admin.messages.bulk.delete': (call) => {
    const chosen = call.data.messages.filter(({ id }) => call.body.ids.includes(id));
    call.data.messages = call.data.messages.filter((one) => !chosen.includes(one));
    for (const message of chosen) {
      const { id, subject: name, email } = message;
      putIntoTrash(call, { kind: 'message', id, name, email, record: message });
      audit(call, 'deleted', aboutMessage(message));
    }
    return { changed: chosen.length, ids: chosen.map(({ id }) => id) };
  },
  'admin.messages.notes.add': (call) => {
    const message = requireMessage(call, call.params.id);
    const { content, key } = call.body;
    const known = message.notes.find(({ id }) => id === key);
    if (known) return known;
    const own = { author: fullName(actorOf(call)), own: true };
    const note = { id: key ?? call.newId(), content, ...own, date: call.now().toISOString() };
    message.notes.push(note);
    return note;
  },
  'admin.messages.notes.delete': (call) => {
    for (const message of call.data.messages) {
      message.notes = message.notes.filter(({ id }) => id !== call.params.id);
    }
    return undefined;
  },
  'admin.messages.forward': (call) => {
    const message = requireMessage(call, call.params.id);
    const { to, content, key } = call.body;
    const before = message.forwards?.find((one) => one.key === key);
    if (before && (before.to !== to || before.content !== content))
      throw new DemoProblem('conflict', problemTexts.forwardedOtherwise(before.to));
    if (before) return { message: successTexts.forwarded(to) };
    if (key) message.forwards = [...(message.forwards ?? []), { key, to, content }];
    const colleague = call.data.accounts.find(({ email }) => email === to);
    const own = { author: fullName(actorOf(call)), own: true, date: call.now().toISOString() };
    const note = noteTexts.forwarded(colleague && fullName(colleague), content);
    message.notes.push({ id: call.newId(), content: note, ...own });
    audit(call, 'sent', aboutMessage(message));
    return { message: successTexts.forwarded(to) };
  },
  'admin.messages.delete': (call) => {
    const message = requireMessage(call, call.params.id);
    call.data.messages = call.data.messages.filter((one) => one !== message);
    const { id, subject: name, email } = message;
    putIntoTrash(call, { kind: 'message', id, name, email, record: message });
    audit(call, 'deleted', aboutMessage(message));
    return undefined;
  },
  'admin.messages.files.add': (call) => keepFile(call, requireMessage(call, call.params.id).id),
  'admin.messages.reply': (call) => {
    const message = requireMessage(call, call.params.id);
    if (!message.isEmail) throw new DemoProblem('conflict', problemTexts.notFromMail);
    const { key } = call.body;
    const content = filled(call, message, call.body.content);
    const known = message.replies.find(({ id }) => id === key);
    if (known) return known;
    const reply: MessageReply = {
      id: key ?? call.newId(),
      content,
      author: fullName(actorOf(call)),
      date: call.now().toISOString(),
      status: 'sent',
      kept_as_file: true,
      reason: '',
      files: takeFiles(call, call.body.files),
    };
    message.replies.push(reply);
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

/** As the log tells it. */
function told({ data }: AnyCall, { assigneeId, ...others }: Standing) {
  const assignee = data.accounts.find(({ id }) => id === assigneeId);
  return { ...others, assignee: assignee?.email ?? null };
}

type Standing = Pick<Message, 'status' | 'state' | 'assigneeId'>;

const isMoreThanReading = (before: Standing, after: Standing): boolean =>
  before.state !== after.state ||
  before.assigneeId !== after.assigneeId ||
  (before.status !== after.status && [before.status, after.status].includes('archived'));

interface Answered {
  name: string;
  subject: string;
  content?: string;
}

/** A reply with its variables put in. */
export function filled(call: AnyCall, to: Answered, content: string) {
  const theirs = unknownVariables(`${to.name} ${to.subject} ${to.content ?? ''}`);
  const unknown = unknownVariables(content).filter((one) => !theirs.includes(one));
  if (unknown.length > 0) throw new DemoProblem('invalid', problemTexts.variablesInReply(unknown));
  const { first, second } = call.data.pages.company.content.name;
  const company = `${first} ${second}`.trim();
  return fillVariables(content, {
    name: to.name,
    subject: to.subject,
    company,
    me: fullName(actorOf(call)),
  });
}

const requireMessage = ({ data }: AnyCall, id: string): DemoMessage =>
  found(
    data.messages.find((one) => one.id === id),
    problemTexts.noMessage,
  );

const withoutParts = (whole: DemoMessage): Message => {
  const { replies: _, notes: __, forwards: ___, ...message } = whole;
  return { ...message, ...lastReplyOf(whole) };
};

/** The newest answer, as a list shows it. */
export function lastReplyOf({
  replies,
}: Pick<DemoMessage, 'replies'>): Pick<Message, 'last_reply'> {
  const last = replies.at(-1);
  if (!last) return { last_reply: null };
  const { author, date, status, kept_as_file } = last;
  return { last_reply: { author, date, unsent: status === 'failed' || kept_as_file } };
}

export const unreadCount = ({ data }: AnyCall): number =>
  data.messages.filter(({ status, state }) => status === 'unread' && state !== 'spam').length;

const aboutMessage = ({ id, name }: DemoMessage) => ({ subject: 'message', id, name }) as const;

function isAnsweredBy(call: AnyCall, { assigneeId }: DemoMessage, assignee: string): boolean {
  const isOwn = assigneeId === actorOf(call).id;
  if (assignee === 'me-or-nobody') return isOwn || assigneeId === null;
  if (assignee === 'me') return isOwn;
  return assigneeId === (assignee === 'nobody' ? null : assignee);
}
