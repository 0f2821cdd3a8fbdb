import { type EndpointParsed, type Outcome, words as said } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { additionId } from '../../lib/ids.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { unseal } from '../../lib/secrets.ts';
import { lockOne } from './conversations.ts';
import { nameOfUser } from './inbox-settings.service.ts';
import { forwardedMail } from './reply-mail.ts';
import type { InboxRoom } from './room.ts';

/**
 * Queues a mail that passes one on to a colleague or another address, and notes it where the message
 * is read; sent again with the same key, it is one mail. Which one the outbox knows: a key that comes
 * with another address or other words is refused, for what it has sent is not what it now asks for.
 * @returns what its sender reads
 * @throws {ProblemError} `not-found`; `conflict` where its key has sent something else
 */
export async function forwardConversation(
  room: InboxRoom,
  actor: Account,
  conversationId: string,
  { to, content, key }: EndpointParsed<'admin.messages.forward'>['body'],
): Promise<Outcome> {
  const { own, kind, database, inbox, mails, notes, users, outbox, mailVoices } = room;
  const { audit, announcements, clock, secret } = room;
  const { signatureIn } = await inbox.sender(actor);
  const id = additionId(room, `${actor.userId}:forward:${conversationId}`, key);
  await database.write(async (tx) => {
    const { language, words } = await mailVoices.read(tx);
    const quoted = own.quote(await lockOne(room, tx, conversationId), words);
    const signature = signatureIn(language);
    const mail = forwardedMail(quoted, to, { words, content, signature });
    const sent = await mails.get(tx, id);
    if (sent?.recipient === to && unseal(secret, sent.body) === mail.body) return;
    if (sent || (await notes.get(tx, id)))
      throw new ProblemError('conflict', ['forwardedOtherwise', { to: sent?.recipient }]);
    const colleague = await users.getByEmail(tx, to);
    // whom else it went to is in the outbox for as long as mails are kept, and nowhere else
    const note = said.en.notes.forwarded(colleague && nameOfUser(colleague), content);
    const author = { authorId: actor.userId, author: await inbox.nameOf(tx, actor) };
    const row = { id, conversationId, ...author, content: note, createdAt: clock.now() };
    await notes.insertNew(tx, row);
    await outbox.queue(tx, { ...mail, id, cause: `forward:${id}` });
    const about = { subject: kind, id: conversationId, name: mail.subject } as const;
    await audit.record(tx, actor, 'sent', about);
    await announcements.announce(tx, { kind, id: conversationId });
  });
  return ['forwarded', { to }];
}
