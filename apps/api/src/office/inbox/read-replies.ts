import type { LastReply, MessageReply, ReplyFile } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { ReplyWithMail } from './replies.repository.ts';
import { listUnsentFiles, presentReplyFile } from './reply-files.ts';
import type { InboxRoom } from './room.ts';

/** A mail is forgotten a week after a server took it: an answer without one has been sent. */
export function presentReply({ reply, mail }: ReplyWithMail, files: ReplyFile[]): MessageReply {
  const { conversationId: _, ...shown } = reply;
  const status = mail?.status ?? 'sent';
  return {
    ...shown,
    date: reply.createdAt.toISOString(),
    files,
    status: status === 'parting' ? 'queued' : status,
    kept_as_file: mail?.status === 'sent' && mail.keptAsFile,
    reason: mail?.lastError ?? '',
  };
}

function presentLastReply(last: ReplyWithMail | undefined): LastReply | null {
  if (!last) return null;
  const { author, date, status, kept_as_file } = presentReply(last, []);
  return { author, date, unsent: status === 'failed' || kept_as_file };
}

/** Answers to one conversation, each with its files. */
export async function presentReplies(
  { replyFiles }: InboxRoom,
  db: Queryable,
  conversationId: string,
  rows: ReplyWithMail[],
): Promise<MessageReply[]> {
  const files = Map.groupBy(
    await replyFiles.listOf(db, [conversationId]),
    ({ replyId }) => replyId,
  );
  return rows.map((row) =>
    presentReply(row, (files.get(row.reply.id) ?? []).map(presentReplyFile)),
  );
}

/** The newest answers to some conversations. */
export async function lastReplies({ replies }: InboxRoom, db: Queryable, ids: string[]) {
  const last = await replies.lastOf(db, ids);
  return (id: string) => presentLastReply(last.get(id));
}

/** Whether a mail is the newest answer to something. */
export async function isNewestReply(
  { replies }: InboxRoom,
  db: Queryable,
  conversationId: string,
  mailId: string,
): Promise<boolean> {
  const last = await replies.lastOf(db, [conversationId]);
  return last.get(conversationId)?.reply.mailId === mailId;
}

/** The answers to something, and what the actor has ready for the next. */
export async function readReplies(room: InboxRoom, actor: Account, conversationId: string) {
  const { replies, database } = room;
  const { read } = database;
  const stored = await replies.listOf(read, conversationId);
  return {
    replies: await presentReplies(room, read, conversationId, stored),
    unsent_files: await listUnsentFiles(room, read, actor, conversationId),
  };
}
