import { problemTexts } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import { type Account, sessionRole } from '../../lib/actor.ts';
import { DAY_MS } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { hashToken, keyed, randomToken } from '../../lib/secrets.ts';
import type { AccessTokens } from '../../lib/tokens.ts';
import type { Platform } from '../../platform.ts';
import { createSessionsRepository, type Session } from './sessions.repository.ts';

const SESSION_LIFE_MS = DAY_MS;
const REMEMBERED_SESSION_LIFE_MS = 30 * DAY_MS;

interface TokenPair {
  access: string;
  refresh: string;
}

export type SessionsService = ReturnType<typeof createSessionsService>;

/** Starts, renews and ends sessions. */
export function createSessionsService(deps: Platform & { tokens: AccessTokens }) {
  const { database, tokens, clock, ids, secret } = deps;
  const sessions = createSessionsRepository(database.tables);

  const rotate = async (tx: Queryable, refresh: string, attempt: string | undefined) => {
    const hash = hashToken(refresh);
    // the token names its session: one of any age, used again, must end it
    const found = await sessions.getWithStatus(tx, sessionOf(refresh));
    if (!found) return undefined;
    const { session, userStatus } = found;
    const isOver = session.expiresAt <= clock.now() || userStatus !== 'active';
    if (isOver || !mayRenew(session, hash, attempt)) {
      await sessions.delete(tx, session.id);
      return undefined;
    }
    const next = `${session.id}.${successor(secret, refresh, attempt)}`;
    const rotated = await sessions.rotate(tx, session, {
      refreshHash: hashToken(next),
      previousRefreshHash: hash,
      rotationAttempt: attempt ? hashToken(attempt) : null,
      lastUsedAt: clock.now(),
    });
    if (!rotated) return 'overtaken';
    const access = tokens.issue({ userId: session.userId, sessionId: session.id });
    return { access, refresh: next };
  };

  return {
    /** Inside the write that signs somebody in. */
    async start(
      tx: Queryable,
      { userId, remember, device }: Pick<Session, 'userId' | 'remember' | 'device'>,
    ): Promise<TokenPair> {
      const now = clock.now();
      const id = ids.next();
      const refresh = `${id}.${randomToken()}`;
      const life = remember ? REMEMBERED_SESSION_LIFE_MS : SESSION_LIFE_MS;
      await sessions.deleteExpired(tx, now);
      await sessions.insert(tx, {
        id,
        userId,
        refreshHash: hashToken(refresh),
        previousRefreshHash: null,
        rotationAttempt: null,
        remember,
        device,
        createdAt: now,
        lastUsedAt: now,
        authenticatedAt: now,
        expiresAt: new Date(now.getTime() + life),
      });
      return { access: tokens.issue({ userId, sessionId: id }), refresh };
    },

    /**
     * Exchanges a refresh token for the next pair. A token used before ends the whole session,
     * unless it is the same attempt asking again for an answer it never got.
     */
    async renew(refresh: string, attempt: string | undefined): Promise<TokenPair> {
      const pair = await database.write(async (tx) => {
        const outcome = await rotate(tx, refresh, attempt);
        // another renewal came in between: what it left decides
        return outcome === 'overtaken' ? rotate(tx, refresh, attempt) : outcome;
      });
      if (typeof pair !== 'object') throw ended();
      return pair;
    },

    async end(sessionId: string): Promise<void> {
      await database.write((tx) => sessions.delete(tx, sessionId));
    },

    /** The account that an access token was made for; it need not be live any more. */
    accountOf(token: string): string | undefined {
      return tokens.read(token)?.userId;
    },

    /** Whether somebody who was let in would still be: session, account and role as they were. */
    async isCurrent({ sessionId, role }: Account): Promise<boolean> {
      const live = await sessions.getActive(database.read, sessionId, clock.now());
      return live !== undefined && sessionRole(live.role) === role;
    },

    /** Who an access token stands for now; a session that was ended stands for nobody. */
    async readToken(token: string): Promise<Account | undefined> {
      const claims = tokens.read(token);
      if (!claims) return undefined;
      const live = await sessions.getActive(database.read, claims.sessionId, clock.now());
      if (!live || live.userId !== claims.userId) return undefined;
      const { userId, sessionId } = live;
      return { kind: 'account', userId, sessionId, role: sessionRole(live.role) };
    },
  };
}

const ended = () => new ProblemError('unauthenticated', problemTexts.sessionEnded);

const sessionOf = (refresh: string) => /^([\w-]{1,64})\./.exec(refresh)?.[1] ?? '';

/** The same token and attempt always lead to the same successor, so a lost answer can be given again. */
const successor = (secret: string, refresh: string, attempt: string | undefined) =>
  attempt ? keyed(secret, `refresh:${refresh}:${attempt}`) : randomToken();

function mayRenew(session: Session, hash: string, attempt: string | undefined): boolean {
  if (session.refreshHash === hash) return true;
  if (session.previousRefreshHash !== hash || attempt === undefined) return false;
  return session.rotationAttempt === hashToken(attempt);
}
