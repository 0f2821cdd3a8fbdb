import { type EndpointParsed, type Outcome, words as said } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { additionId } from '../../lib/ids.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { unseal } from '../../lib/secrets.ts';
import { createUsersRepository } from '../../people/index.ts';
import { createOutboxRepository } from '../../service/index.ts';
import type { Deps } from '../deps.ts';
import type { ConversationKind } from './conversations.repository.ts';
import { createInboxSettings, nameOfUser } from './inbox-settings.service.ts';
import { createNotesRepository } from './notes.repository.ts';
import { forwardedMail, type Quoted } from './reply-mail.ts';

/** Passes messages, or applications, on to a colleague or another address. */
export function createForwards(deps: Deps, kind: ConversationKind) {
  const { database, outbox, mailVoices, audit, announcements, clock, secret } = deps;
  const notes = createNotesRepository(database.tables);
  const mails = createOutboxRepository(database);
  const users = createUsersRepository(database.tables);
  const inbox = createInboxSettings(deps);

  return {
    /**
     * Queues the mail, and notes it where the message is read; sent again with the same key, it is one
     * mail. Which one the outbox knows: a key that comes with another address or other words is
     * refused, for what it has sent is not what it now asks for.
     * @param load locks what is passed on; throws where it is gone
     * @returns what to tell who sends it
     * @throws {ProblemError} `not-found`; `conflict` where its key has sent something else
     */
    async send(
      actor: Account,
      conversationId: string,
      { to, content, key }: EndpointParsed<'admin.messages.forward'>['body'],
      load: (tx: Queryable) => Promise<Quoted>,
    ): Promise<Outcome> {
      const { signature } = await inbox.sender(actor);
      const id = additionId(deps, `${actor.userId}:forward:${conversationId}`, key);
      await database.write(async (tx) => {
        const quoted = await load(tx);
        const { words } = await mailVoices.read(tx);
        const mail = forwardedMail(quoted, to, { words, content, signature });
        const sent = await mails.get(tx, id);
        if (sent?.recipient === to && unseal(secret, sent.body) === mail.body) return;
        if (sent || (await notes.get(tx, id)))
          throw new ProblemError('conflict', ['forwardedOtherwise', { to: sent?.recipient }]);
        const colleague = await users.getByEmail(tx, to);
        // whom else it went to is in the outbox for as long as mails are kept, and nowhere else
        const note = said.en.notes.forwarded(colleague && nameOfUser(colleague), content);
        const own = { authorId: actor.userId, author: await inbox.nameOf(tx, actor) };
        const row = { id, conversationId, ...own, content: note, createdAt: clock.now() };
        await notes.insertNew(tx, row);
        await outbox.queue(tx, { ...mail, id, cause: `forward:${id}` });
        const about = { subject: kind, id: conversationId, name: mail.subject } as const;
        await audit.record(tx, actor, 'sent', about);
        await announcements.announce(tx, { kind, id: conversationId });
      });
      return ['forwarded', { to }];
    },
  };
}
