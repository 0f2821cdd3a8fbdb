import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { MINUTE_MS } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import type { Deps } from '../deps.ts';
import { createPasswordProof } from './password-proof.service.ts';
import { createSessionsRepository } from './sessions.repository.ts';

const RECENT_MS = 10 * MINUTE_MS;

/**
 * What a stolen or unattended session must not be enough for needs a recent sign-in: the person
 * proved who they are within the last ten minutes, by signing in or by confirming it since.
 */
export function createRecentSignIn(deps: Pick<Deps, 'database' | 'hasher' | 'clock' | 'logger'>) {
  const { database, clock, logger } = deps;
  const sessions = createSessionsRepository(database.tables);
  const proof = createPasswordProof(deps);
  return {
    /**
     * Inside the write that needs it; the browser asks for the password and sends the request again.
     * A personal access token proves nothing of the kind.
     * @throws {ProblemError} `recent-sign-in-required`; `session-required` for a token
     */
    async require(db: Queryable, { sessionId, token }: Account): Promise<void> {
      if (token) throw new ProblemError('session-required', 'notForTokens');
      const session = await sessions.get(db, sessionId);
      const at = session?.authenticatedAt?.getTime();
      // a clock that was ahead makes nothing recent
      if (at !== undefined && Math.abs(clock.now().getTime() - at) < RECENT_MS) return;
      throw new ProblemError('recent-sign-in-required', 'recentSignInRequired');
    },

    /** @throws {ProblemError} `invalid` for a wrong password */
    async confirm(actor: Account, password: string): Promise<void> {
      const proven = await proof.check(actor, password, 'password');
      await database.write(async (tx) => {
        await proof.recheck(tx, actor, proven, 'password');
        await sessions.update(tx, actor.sessionId, { authenticatedAt: clock.now() });
      });
      logger.info({ event: 'sign-in-confirmed', userId: actor.userId }, 'sign-in confirmed');
    },
  };
}
