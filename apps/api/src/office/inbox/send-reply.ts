import {
  type EndpointParsed,
  fillVariables,
  greetings,
  type MessageReply,
  unknownVariables,
} from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { found, invalidField, ProblemError } from '../../lib/problem-error.ts';
import { keyed } from '../../lib/secrets.ts';
import type { MailVoice } from '../../service/index.ts';
import { lockOne, storeStanding } from './conversations.ts';
import { presentReplies, presentReply } from './read-replies.ts';
import type { Reply } from './replies.repository.ts';
import { sendFiles } from './reply-files.ts';
import { type Quoted, replyMail } from './reply-mail.ts';
import type { InboxRoom } from './room.ts';

type SentReply = EndpointParsed<'admin.messages.reply'>['body'];

/**
 * Queues the mail with the answer; sent again with the same key, it is one answer.
 * @throws {ProblemError} `not-found`; `invalid` where it says what nothing stands for; `conflict`
 * where there is nobody to answer, or someone has answered since it was begun
 */
export async function sendReply(
  room: InboxRoom,
  actor: Account,
  conversationId: string,
  { content, key, seen_replies, files = [] }: SentReply,
): Promise<MessageReply> {
  const { own, database, replies, inbox, mailVoices, clock } = room;
  const id = idOf(room, actor, conversationId, key);
  const sender = await inbox.sender(actor);
  return database.write(async (tx) => {
    const row = await lockOne(room, tx, conversationId);
    own.requireAnswerable?.(row);
    const voice = await mailVoices.read(tx, { language: row.language });
    const quoted = own.quote(row, voice.words);
    const { author } = sender;
    const filled = fillIn(content, quoted, {
      greeting: greetings[voice.language](quoted.name),
      company: sender.company.name,
      me: author,
    });
    const reply: Reply = {
      ...{ id, conversationId, content: filled, author, createdAt: clock.now() },
      // the mail has the id of its answer: the outbox keeps it as long as it is needed
      mailId: id,
    };
    await refuseOvertaken(room, tx, reply, seen_replies);
    if (await replies.insert(tx, reply)) {
      await queueMail(room, tx, actor, { quoted, reply, voice, sender, files });
      await noteAnswered(room, tx, actor, conversationId);
    }
    const stored = (await replies.getById(tx, id)) ?? { reply, mail: null };
    const [presented] = await presentReplies(room, tx, conversationId, [stored]);
    return presented ?? presentReply(stored, []);
  });
}

/**
 * The same for every repetition of one answer, so that it is stored once. Older than `additionId`
 * and kept as it is: an answer may be sent before an update and repeated after it.
 */
const idOf = (
  { ids, secret }: InboxRoom,
  { userId }: Account,
  conversationId: string,
  key: string | undefined,
): string =>
  key === undefined ? ids.next() : keyed(secret, `reply:${userId}:${conversationId}:${key}`);

/** @throws {ProblemError} `invalid` where it names a variable that nothing stands for */
function fillIn(
  content: string,
  { name, subject, content: asked }: Quoted,
  ours: { greeting: string; company: string; me: string },
): string {
  // 'Order {ref}' may be what they wrote themselves, and stands for itself
  const theirs = unknownVariables(`${name} ${subject} ${asked}`);
  const unknown = unknownVariables(content).filter((one) => !theirs.includes(one));
  if (unknown.length > 0) {
    throw invalidField('content', ['variablesInReply', { names: unknown }]);
  }
  return fillVariables(content, { name, subject, ...ours });
}

/** Two people may answer at once: the second sees the first answer before their own is sent. */
async function refuseOvertaken(
  room: InboxRoom,
  tx: Queryable,
  { id, conversationId }: Reply,
  seen: number | undefined,
): Promise<void> {
  if (seen === undefined) return;
  const stored = await room.replies.listOf(tx, conversationId);
  const newest = stored.at(-1);
  if (!newest || stored.length <= seen || stored.some(({ reply }) => reply.id === id)) return;
  throw new ProblemError('conflict', ['replyOvertaken', { author: newest.reply.author }], {
    current: { replies: await presentReplies(room, tx, conversationId, stored) },
  });
}

interface Answer {
  quoted: Quoted;
  reply: Reply;
  voice: MailVoice;
  sender: Awaited<ReturnType<InboxRoom['inbox']['sender']>>;
  /** Ids of files that go with it. */
  files: readonly string[];
}

async function queueMail(
  room: InboxRoom,
  tx: Queryable,
  actor: Account,
  { quoted, reply, voice: { language, words }, sender: { signatureIn, company }, files }: Answer,
): Promise<void> {
  const { kind, outbox, audit, announcements } = room;
  const signature = signatureIn(language);
  const mail = replyMail(quoted, reply, { words, signature, company: company.email });
  const mailed = await sendFiles(room, tx, actor, reply, files);
  await outbox.queue(tx, mailed.length > 0 ? { ...mail, files: mailed } : mail);
  const id = reply.conversationId;
  await audit.record(tx, actor, 'sent', { subject: kind, id, name: mail.subject });
  await announcements.announce(tx, { kind, id });
}

async function noteAnswered(
  room: InboxRoom,
  tx: Queryable,
  { userId }: Account,
  id: string,
): Promise<void> {
  const { own, readings, gone } = room;
  const row = found(await own.rows.get(tx, id), gone);
  await readings.set(tx, id, userId, true);
  if (own.answered) await storeStanding(room, tx, row, own.answered(row));
}
