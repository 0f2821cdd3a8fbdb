import type { AccountSession, AskedListPart } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { partOfWhole } from '../../lib/list-page.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { createSessionsRepository, type Session } from '../accounts/sessions.repository.ts';
import type { Deps } from '../deps.ts';

/** Where an account is signed in. A revoked session's access token is refused with the next call. */
export function createOwnSessionsService({ database, activity, clock, logger }: Deps) {
  const sessions = createSessionsRepository(database.tables);
  return {
    /** Last used first. */
    async list({ userId, sessionId }: Account, query: AskedListPart) {
      const live = await sessions.listLive(database.read, userId, clock.now());
      const shown = live.map((session) => presentSession(session, sessionId));
      return partOfWhole(shown, query, ({ id }) => id);
    },

    async end({ userId }: Account, id: string): Promise<void> {
      const ended = await database.write((tx) => sessions.deleteOwned(tx, userId, id));
      if (!ended) throw new ProblemError('not-found');
    },

    async endAll({ userId }: Account): Promise<void> {
      await database.write(async (tx) => {
        await sessions.deleteOfUser(tx, userId);
        await activity.record(tx, userId, 'signed-out-everywhere');
      });
      logger.info({ event: 'signed-out-everywhere', userId }, 'signed out everywhere');
    },
  };
}

const presentSession = (
  { id, device, createdAt, lastUsedAt }: Session,
  current: string,
): AccountSession => ({
  id,
  device,
  createdAt: createdAt.toISOString(),
  lastUsedAt: lastUsedAt.toISOString(),
  current: id === current,
});
