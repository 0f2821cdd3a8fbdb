import {
  fillVariables,
  type LastReply,
  type MessageNote,
  type MessageReply,
  noteTexts,
  problemTexts,
  successTexts,
  unknownVariables,
} from '@vitrine/contracts';
import type { AnyCall } from '../demo-call.ts';
import type { DemoApplication, DemoMessage } from '../demo-data.ts';
import { DemoProblem } from '../demo-problem.ts';
import { actorOf, fullName } from './account-records.ts';
import { takeFiles } from './reply-files.ts';

/** A message or an application: answered by mail, noted about, passed on. */
type SharedRecord = DemoMessage | DemoApplication;

interface Body {
  content: string;
  key?: string | undefined;
}

/** Does the same to several; those that are gone are left out. @returns how many, and which */
export function toEach<Row extends { id: string }>(
  records: readonly Row[],
  ids: readonly string[],
  work: (record: Row) => unknown,
) {
  const chosen = records.filter(({ id }) => ids.includes(id));
  for (const record of chosen) work(record);
  return { changed: chosen.length, ids: chosen.map(({ id }) => id) };
}

/** Keeps a note; a repetition with the same key keeps none. */
export function addNote(call: AnyCall, { notes }: SharedRecord, { content, key }: Body) {
  const known = notes.find(({ id }) => id === key);
  if (known) return known;
  const note: MessageNote = {
    ...{ id: key ?? call.newId(), content, author: fullName(actorOf(call)), own: true },
    date: call.now().toISOString(),
  };
  notes.push(note);
  return note;
}

export function deleteNote(records: readonly SharedRecord[], id: string): void {
  for (const record of records) record.notes = record.notes.filter((note) => note.id !== id);
}

/** Notes that something was passed on; no mail leaves the demo. */
export function passOn(
  call: AnyCall,
  record: SharedRecord,
  { to, content, key }: Body & { to: string },
): { message: string } {
  const before = record.forwards?.find((one) => one.key === key);
  if (before && (before.to !== to || before.content !== content))
    throw new DemoProblem('conflict', problemTexts.forwardedOtherwise(before.to));
  if (before) return { message: successTexts.forwarded(to) };
  if (key) record.forwards = [...(record.forwards ?? []), { key, to, content }];
  const colleague = call.data.accounts.find(({ email }) => email === to);
  addNote(call, record, {
    content: noteTexts.forwarded(colleague && fullName(colleague), content),
  });
  return { message: successTexts.forwarded(to) };
}

interface Answered {
  name: string;
  subject: string;
  content?: string;
}

/** A reply with its variables put in. */
function filled(call: AnyCall, to: Answered, content: string) {
  const theirs = unknownVariables(`${to.name} ${to.subject} ${to.content ?? ''}`);
  const unknown = unknownVariables(content).filter((one) => !theirs.includes(one));
  if (unknown.length > 0) throw new DemoProblem('invalid', problemTexts.variablesInReply(unknown));
  const { first, second } = call.data.pages.company.content.name;
  const company = `${first} ${second}`.trim();
  const me = fullName(actorOf(call));
  return fillVariables(content, { name: to.name, subject: to.subject, company, me });
}

/** Keeps an answer, which is shown as sent and goes nowhere. @returns undefined where it is known */
export function addReply(
  call: AnyCall,
  { replies }: SharedRecord,
  to: Answered,
  { content, key, files }: Body & { files?: string[] | undefined },
): { reply: MessageReply; isNew: boolean } {
  const text = filled(call, to, content);
  const known = replies.find(({ id }) => id === key);
  if (known) return { reply: known, isNew: false };
  const reply: MessageReply = {
    ...{ id: key ?? call.newId(), content: text, author: fullName(actorOf(call)) },
    date: call.now().toISOString(),
    ...{ status: 'sent', kept_as_file: true, reason: '', files: takeFiles(call, files) },
  };
  replies.push(reply);
  return { reply, isNew: true };
}

/** The newest answer, as a list shows it. */
export function lastReplyOf({ replies }: SharedRecord): { last_reply: LastReply | null } {
  const last = replies.at(-1);
  if (!last) return { last_reply: null };
  const { author, date, status, kept_as_file } = last;
  return { last_reply: { author, date, unsent: status === 'failed' || kept_as_file } };
}

export function isGivenTo(
  call: AnyCall,
  { assigneeId }: SharedRecord,
  assignee: string | undefined,
): boolean {
  if (!assignee) return true;
  const isOwn = assigneeId === actorOf(call).id;
  if (assignee === 'me-or-nobody') return isOwn || assigneeId === null;
  if (assignee === 'me') return isOwn;
  return assigneeId === (assignee === 'nobody' ? null : assignee);
}

/** Who answers something, as the log tells it. */
export const assigneeOf = ({ data }: AnyCall, id: string | null): string | null =>
  data.accounts.find((one) => one.id === id)?.email ?? null;
