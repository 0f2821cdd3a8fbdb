import type { Queryable } from '../../db/database.ts';
import type { Platform } from '../../platform.ts';
import type { ForgetMessages, RecordAct } from '../audit/index.ts';
import type { UsersRepository } from '../auth/users.repository.ts';
import type { Announce } from '../live-events/index.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import { createMessagesRepository } from './messages.repository.ts';
import { messageHandlers } from './messages.routes.ts';
import { createMessagesService } from './messages.service.ts';
import { createRepliesRepository } from './replies.repository.ts';
import { createRepliesService } from './replies.service.ts';
import { answeredBy } from './reply.mails.ts';

interface Needs extends Platform {
  users: UsersRepository;
  outbox: Outbox;
  record: RecordAct;
  forgetMessages: ForgetMessages;
  announce: Announce;
  companyAddress: () => Promise<string>;
}

/** The messages of the back-office, and the answers to them. */
export function createMessages(needs: Needs) {
  const { tables } = needs.database;
  const rows = {
    messages: createMessagesRepository(tables, needs.database.search),
    replies: createRepliesRepository(tables),
  };
  const messages = createMessagesService({ ...needs, ...rows });
  const replies = createRepliesService({ ...needs, ...rows });
  return { handlers: messageHandlers(messages, replies) };
}

/** Tells of an answer when its mail has gone or has been given up. */
export const tellOfReplies =
  (announce: Announce) =>
  async (tx: Queryable, { cause }: { cause: string | null }): Promise<void> => {
    const id = answeredBy(cause);
    if (id) await announce(tx, { kind: 'reply', id });
  };
