import { type EndpointParsed, noteTexts, problemTexts, successTexts } from '@vitrine/contracts';
import type { Deps } from '../../deps.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId } from '../../lib/ids.ts';
import { found, ProblemError } from '../../lib/problem-error.ts';
import { unseal } from '../../lib/secrets.ts';
import { createUsersRepository } from '../auth/users.repository.ts';
import { createInboxSettings, nameOfUser } from '../inbox/inbox-settings.service.ts';
import { createOutboxRepository } from '../mail/outbox.repository.ts';
import { createMessagesRepository, createNotesRepository } from './messages.repository.ts';
import { noMessage } from './messages.service.ts';
import { forwardedMail } from './reply-mail.ts';

/** Passes messages on to a colleague or another address. */
export function createForwards(deps: Deps) {
  const { database, outbox, mailVoices, audit, events, clock, secret } = deps;
  const messages = createMessagesRepository(database);
  const notes = createNotesRepository(database.tables);
  const mails = createOutboxRepository(database);
  const users = createUsersRepository(database.tables);
  const inbox = createInboxSettings(deps);

  return {
    /**
     * Queues the mail, and notes it where the message is read; sent again with the same key, it is one
     * mail. Which one the outbox knows: a key that comes with another address or other words is
     * refused, for what it has sent is not what it now asks for.
     * @returns what to tell who sends it
     * @throws {ProblemError} `not-found`; `conflict` where its key has sent something else
     */
    async send(
      actor: Account,
      messageId: string,
      { to, content, key }: EndpointParsed<'admin.messages.forward'>['body'],
    ): Promise<string> {
      const { signature } = await inbox.sender(actor);
      const id = additionId(deps, `${actor.userId}:forward:${messageId}`, key);
      await database.write(async (tx) => {
        const message = found(await messages.lock(tx, messageId), noMessage);
        const { words } = await mailVoices.read(tx);
        const mail = forwardedMail(message, to, { words, content, signature });
        const sent = await mails.get(tx, id);
        if (sent?.recipient === to && unseal(secret, sent.body) === mail.body) return;
        if (sent || (await notes.get(tx, id)))
          throw new ProblemError('conflict', problemTexts.forwardedOtherwise(sent?.recipient));
        const colleague = await users.getByEmail(tx, to);
        // whom else it went to stands in the outbox for as long as mails are kept, and nowhere else
        const note = noteTexts.forwarded(colleague && nameOfUser(colleague), content);
        const own = { authorId: actor.userId, author: await inbox.nameOf(tx, actor) };
        const row = { id, messageId, ...own, content: note, createdAt: clock.now() };
        await notes.insert(tx, row);
        await outbox.queue(tx, { ...mail, id, cause: `forward:${id}` });
        const about = { subject: 'message', id: messageId, name: mail.subject } as const;
        await audit.record(tx, actor, 'sent', about);
        await events.announce(tx, { kind: 'message', id: messageId });
      });
      return successTexts.forwarded(to);
    },
  };
}
