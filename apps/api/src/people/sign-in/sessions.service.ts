import { sessionRole } from '@vitrine/contracts';
import type { Queryable } from '../../db/database.ts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS, SECOND_MS } from '../../lib/clock.ts';
import { ProblemError } from '../../lib/problem-error.ts';
import { hashToken, keyed, randomToken } from '../../lib/secrets.ts';
import type { AccessTokens } from '../../lib/tokens.ts';
import type { Platform } from '../../platform.ts';
import { createSessionsRepository, type Session } from '../accounts/sessions.repository.ts';
import { lacksSecondStep } from '../second-factor/sign-in-rule.repository.ts';

/** A session ends when it was not renewed for this long, a remembered one after the longer time. */
const IDLE_LIFE_MS = 7 * DAY_MS;
const REMEMBERED_IDLE_LIFE_MS = 30 * DAY_MS;
/** However much it is used, it ends this long after its sign-in (decision 0040). */
const TOTAL_LIFE_MS = 30 * DAY_MS;
/** For this long the same attempt may ask once more for an answer that was lost (decision 0040). */
const LOST_ANSWER_MS = 10 * SECOND_MS;

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
    const isRepeated = repeatsLostRenewal(session, hash, attempt, clock.now());
    if (isOver || (session.refreshHash !== hash && !isRepeated)) {
      await sessions.delete(tx, session.id);
      return undefined;
    }
    const next = `${session.id}.${successor(secret, refresh, attempt)}`;
    const access = tokens.issue({ userId: session.userId, sessionId: session.id });
    // nothing is written: repeating it does not make the time longer in which it may be repeated
    if (isRepeated) return { access, refresh: next };
    const rotated = await sessions.rotate(tx, session, {
      refreshHash: hashToken(next),
      previousRefreshHash: hash,
      rotationAttempt: attempt ? hashToken(attempt) : null,
      lastUsedAt: clock.now(),
      expiresAt: endOf(session, clock.now()),
    });
    return rotated ? { access, refresh: next } : 'overtaken';
  };

  const service = {
    /** Inside the write that signs someone in. */
    async start(
      tx: Queryable,
      started: Pick<Session, 'userId' | 'remember' | 'device'> &
        Partial<Pick<Session, 'secondFactor'>>,
    ): Promise<TokenPair> {
      const { userId, remember, device, secondFactor = false } = started;
      const now = clock.now();
      const id = ids.next();
      const refresh = `${id}.${randomToken()}`;
      await sessions.deleteExpired(tx, now);
      await sessions.insert(tx, {
        id,
        userId,
        refreshHash: hashToken(refresh),
        previousRefreshHash: null,
        rotationAttempt: null,
        remember,
        secondFactor,
        device,
        createdAt: now,
        lastUsedAt: now,
        authenticatedAt: now,
        expiresAt: endOf({ createdAt: now, remember }, now),
      });
      return { access: tokens.issue({ userId, sessionId: id }), refresh };
    },

    /**
     * Inside the write that changes the password: ends every session of the account and starts one
     * in the place of the own, so that no token from before is good.
     */
    async startAnew(tx: Queryable, { userId, sessionId }: Account): Promise<TokenPair> {
      const own = await sessions.get(tx, sessionId);
      if (!own) throw ended();
      await sessions.deleteOfUser(tx, userId);
      return service.start(tx, own);
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

    /** Whether someone who was let in would still be: session, account and role as they were. */
    async isCurrent({ sessionId, role, lacksSecondStep: lacks }: Account): Promise<boolean> {
      const live = await sessions.getActive(database.read, sessionId, clock.now());
      if (!live || sessionRole(live.role) !== role) return false;
      return (await lacksSecondStep(database, live)) === (lacks ?? false);
    },

    /** Who an access token stands for now; a session that was ended stands for nobody. */
    async readToken(token: string): Promise<Account | undefined> {
      const claims = tokens.read(token);
      if (!claims) return undefined;
      const live = await sessions.getActive(database.read, claims.sessionId, clock.now());
      if (!live || live.userId !== claims.userId) return undefined;
      const { userId, sessionId } = live;
      const lacks = await lacksSecondStep(database, live);
      const lacking = lacks ? { lacksSecondStep: true as const } : {};
      return { kind: 'account', userId, sessionId, role: sessionRole(live.role), ...lacking };
    },
  };
  return service;
}

const ended = () => new ProblemError('unauthenticated', 'sessionEnded');

const sessionOf = (refresh: string) => /^([\w-]{1,64})\./.exec(refresh)?.[1] ?? '';

/** The same token and attempt always lead to the same successor, so a lost answer can be given again. */
const successor = (secret: string, refresh: string, attempt: string | undefined) =>
  attempt ? keyed(secret, `refresh:${refresh}:${attempt}`) : randomToken();

/** When a session ends that is renewed now and never again. */
function endOf({ createdAt, remember }: Pick<Session, 'createdAt' | 'remember'>, now: Date): Date {
  const idleLife = remember ? REMEMBERED_IDLE_LIFE_MS : IDLE_LIFE_MS;
  return new Date(Math.min(createdAt.getTime() + TOTAL_LIFE_MS, now.getTime() + idleLife));
}

/** Whether a renewal asks once more, soon enough, for the answer to the last one. */
function repeatsLostRenewal(
  session: Session,
  hash: string,
  attempt: string | undefined,
  now: Date,
): boolean {
  if (session.previousRefreshHash !== hash || attempt === undefined) return false;
  // a clock that was ahead makes nothing recent
  const isSoon = Math.abs(now.getTime() - session.lastUsedAt.getTime()) <= LOST_ANSWER_MS;
  return isSoon && session.rotationAttempt === hashToken(attempt);
}
