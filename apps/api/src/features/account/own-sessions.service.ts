import type { AccountSession } from '@vitrine/contracts';
import type { Database } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import type { Clock } from '../../lib/clock.ts';
import type { Logger } from '../../lib/logger.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { ActivityService } from '../activity/activity.service.ts';
import type { Session, SessionsRepository } from '../auth/sessions.repository.ts';

export interface OwnSessionsNeeds {
  database: Database;
  sessions: SessionsRepository;
  activity: Pick<ActivityService, 'record'>;
  clock: Clock;
  logger: Logger;
}

/** Where an account is signed in. An ended session's access token is refused with the next call. */
export function createOwnSessionsService(needs: OwnSessionsNeeds) {
  const { database, sessions, activity, clock, logger } = needs;
  return {
    /** Last used first. */
    async list({ userId, sessionId }: Account): Promise<AccountSession[]> {
      const live = await sessions.listLive(database.read, userId, clock.now());
      return live.map((session) => presentSession(session, sessionId));
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

export type OwnSessionsService = ReturnType<typeof createOwnSessionsService>;

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
