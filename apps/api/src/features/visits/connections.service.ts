import { type Connection, LIST_PAGE_SIZE } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { Outbox } from '../mail/outbox.service.ts';
import { presentConnection } from './connections.presenter.ts';
import type { ConnectionsRepository } from './connections.repository.ts';

interface Needs {
  database: Database;
  connections: ConnectionsRepository;
  activity: Pick<ActivityService, 'forget'>;
  outbox: Pick<Outbox, 'forget'>;
  clock: Clock;
}

const missing = () => new ProblemError('not-found', 'This message is not here any more.');

/** People who wrote, for whom they wrote to. */
export function createConnectionsService(needs: Needs) {
  const { database, connections, activity, outbox, clock } = needs;
  return {
    async list(
      { userId }: Account,
      after: string | undefined,
    ): Promise<{ items: Connection[]; next: string | null }> {
      const limit = LIST_PAGE_SIZE + 1;
      const rows = await connections.list(database.read, userId, { after, limit });
      const items = rows.slice(0, LIST_PAGE_SIZE);
      const next = rows.length > LIST_PAGE_SIZE ? (items.at(-1)?.id ?? null) : null;
      return { items: items.map(presentConnection), next };
    },

    async setRead({ userId }: Account, id: string, read: boolean): Promise<Connection> {
      const readAt = read ? clock.now() : null;
      const row = await database.write((tx) => connections.setReadAt(tx, userId, id, readAt));
      if (!row) throw missing();
      return presentConnection(row);
    },

    /** With it go the sender's name among what happened, and the record of the mail that told. */
    async delete({ userId }: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        if (!(await connections.delete(tx, userId, id))) throw missing();
        await activity.forget(tx, id);
        await outbox.forget(tx, id);
      });
    },
  };
}

export type ConnectionsService = ReturnType<typeof createConnectionsService>;
