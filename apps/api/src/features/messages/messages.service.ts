import {
  type EndpointParsed,
  isStorable,
  LIST_PAGE_SIZE,
  type MessageStatus,
} from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { readCursor, toCursor } from '../../lib/list-page.ts';
import { invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { ForgetMessages, RecordAct } from '../audit/index.ts';
import type { Announce } from '../live-events/index.ts';
import { presentDetail, presentMessage } from './messages.presenter.ts';
import type { MessagesRepository, StoredMessage } from './messages.repository.ts';
import type { RepliesRepository } from './replies.repository.ts';

interface Needs {
  database: Database;
  messages: MessagesRepository;
  replies: RepliesRepository;
  record: RecordAct;
  forgetMessages: ForgetMessages;
  announce: Announce;
}

export const noMessage = () => new ProblemError('not-found', 'There is no such message.');

/**
 * What the audit log keeps of a message: enough to tell which it was, nothing of who wrote what,
 * so that deleting a message really deletes it.
 */
const traceOf = ({ type, status, createdAt }: StoredMessage) => ({
  type,
  status,
  date: createdAt.toISOString(),
});

/** What administrators do with the messages that have arrived. */
export function createMessagesService(needs: Needs) {
  const { database, messages, replies, record, forgetMessages, announce } = needs;
  const { read, write } = database;

  const listItems = async ({
    after,
    ...filter
  }: EndpointParsed<'admin.messages.list'>['query']) => {
    const place = after === undefined ? undefined : readCursor(after);
    if (after !== undefined && !place) throw invalidField('after', 'There is no such page.');
    // no database holds such a text, and PostgreSQL does not even take it as a question
    if (!isStorable(filter.q)) return { items: [], next: null };
    const limit = LIST_PAGE_SIZE + 1;
    const found = await messages.list(read, filter, { after: place, limit });
    const items = found.slice(0, LIST_PAGE_SIZE);
    const last = items.at(-1);
    const next = last && found.length > items.length ? toCursor(last) : null;
    return { items: items.map(presentMessage), next };
  };

  return {
    async list(query: EndpointParsed<'admin.messages.list'>['query']) {
      const [page, unread] = await Promise.all([listItems(query), messages.countUnread(read)]);
      return { ...page, unread };
    },

    /** @throws {ProblemError} `not-found` */
    async require(id: string) {
      const message = await messages.getById(read, id);
      if (!message) throw noMessage();
      return presentDetail(message, await replies.listOf(read, id));
    },

    /** @throws {ProblemError} `not-found` */
    async setStatus(actor: Account, id: string, status: MessageStatus) {
      return write(async (tx) => {
        const message = await messages.lock(tx, id);
        if (!message) throw noMessage();
        if (message.status !== status) {
          await messages.setStatus(tx, id, status);
          const act = { action: 'changed', subject: 'message', id, name: message.subject } as const;
          const [before, after] = [{ status: message.status }, { status }];
          await record(tx, actor, { ...act, before, after });
          await announce(tx, { kind: 'message', id });
        }
        return presentMessage({ ...message, status });
      });
    },

    /**
     * With the answers to it; one that still waits to be sent is sent.
     * @throws {ProblemError} `not-found`
     */
    async delete(actor: Account, id: string): Promise<void> {
      await write(async (tx) => {
        const message = await messages.lock(tx, id);
        if (!message) throw noMessage();
        await forgetMessages(tx, [id]);
        await messages.delete(tx, id);
        const act = { action: 'deleted', subject: 'message', id, name: '' } as const;
        await record(tx, actor, { ...act, before: traceOf(message) });
        await announce(tx, { kind: 'message', id });
      });
    },
  };
}

export type MessagesService = ReturnType<typeof createMessagesService>;
