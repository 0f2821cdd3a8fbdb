import {
  type AskedListPart,
  areasOf,
  type MadePersonalToken,
  type NewPersonalToken,
  PERSONAL_TOKENS_MAX,
  type PersonalToken,
  scopesOf,
  TOKEN_MAX_DAYS,
  TOKEN_USUAL_DAYS,
  tokenScopes,
} from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { DAY_MS, utcDay } from '../../lib/clock.ts';
import { partOfWhole } from '../../lib/list-page.ts';
import { newPersonalToken } from '../../lib/personal-token.ts';
import { found, invalidField, ProblemError } from '../../lib/problem-error.ts';
import type { ListPart } from '../../lib/reply.ts';
import { hashToken } from '../../lib/secrets.ts';
import { plainMail } from '../../service/index.ts';
import { createNotify } from '../accounts/notices.ts';
import { createRecentSignIn } from '../accounts/recent-sign-in.service.ts';
import { createSessionsRepository } from '../accounts/sessions.repository.ts';
import { createUsersRepository } from '../accounts/users.repository.ts';
import type { Deps } from '../deps.ts';
import {
  createPersonalTokensRepository,
  type PersonalTokenRow,
} from './personal-tokens.repository.ts';

/** For this long its owner sees that a token has ended; then it is forgotten. */
const ENDED_KEPT_MS = 30 * DAY_MS;

/** Personal access tokens as their owner lists, makes and revokes them. */
export function createOwnTokens(deps: Deps) {
  const { database, outbox, activity, clock, ids, logger } = deps;
  const tokens = createPersonalTokensRepository(database.tables);
  const users = createUsersRepository(database.tables);
  const sessions = createSessionsRepository(database.tables);
  const notify = createNotify(outbox);
  const recentSignIn = createRecentSignIn(deps);

  const dayIn = (days: number) => utcDay(new Date(clock.now().getTime() + days * DAY_MS));

  /** The last day of a new token. @throws {ProblemError} `invalid` for one that is past or too far */
  const lastDay = (asked: NewPersonalToken['endsOn']): string | null => {
    if (asked === undefined) return dayIn(TOKEN_USUAL_DAYS);
    if (asked !== null && asked < dayIn(0)) throw invalidField('endsOn', 'tokenDayPast');
    if (asked !== null && asked > dayIn(TOKEN_MAX_DAYS))
      throw invalidField('endsOn', ['tokenDayTooFar', { days: TOKEN_MAX_DAYS }]);
    return asked;
  };

  return {
    /** Newest first, those that ended lately too. */
    async list({ userId }: Account, query: AskedListPart): Promise<ListPart<PersonalToken[]>> {
      const own = await tokens.listOf(database.read, userId);
      const shown = own.map((row) => presentToken(row, clock.now()));
      return partOfWhole(shown, query, ({ id }) => id);
    },

    /** Only what the account may do itself now: a later promotion must not widen an old token. */
    async create(actor: Account, input: NewPersonalToken): Promise<MadePersonalToken> {
      const { userId } = actor;
      const foreign = input.scopes.filter((scope) => !scopesOf(actor.role).includes(scope));
      if (foreign.length > 0) throw invalidField('scopes', ['scopesForeign', { scopes: foreign }]);
      const endsOn = lastDay(input.endsOn);
      const scopes = tokenScopes.filter((scope) => input.scopes.includes(scope));
      const token = newPersonalToken();
      const row = await database.write(async (tx) => {
        await recentSignIn.require(tx, actor);
        // changes nothing, but lets nobody count the tokens of the account until this write ends
        const user = found(
          await users.update(tx, userId, { id: userId }),
          () => new ProblemError('unauthenticated'),
        );
        const session = await sessions.get(tx, actor.sessionId);
        const now = clock.now();
        await tokens.deleteEnded(tx, userId, new Date(now.getTime() - ENDED_KEPT_MS));
        if ((await tokens.countOf(tx, userId)) >= PERSONAL_TOKENS_MAX)
          throw new ProblemError('conflict', ['tokensTooMany', { most: PERSONAL_TOKENS_MAX }]);
        const made: PersonalTokenRow = {
          ...{ id: ids.next(), userId, name: input.name, scopes, tokenHash: hashToken(token) },
          secondFactor: session?.secondFactor ?? false,
          ...{ createdAt: now, expiresAt: endsOn === null ? null : endOfDay(endsOn) },
          ...{ lastUsedAt: null, lastUsedFrom: '' },
        };
        await tokens.insert(tx, made);
        await activity.record(tx, userId, 'token-created', made.name);
        await notify(tx, user, (email) =>
          plainMail(email, (words) =>
            words.tokenMade(made.name, areasOf(scopes), endsOn === null ? null : new Date(endsOn)),
          ),
        );
        return made;
      });
      logger.info({ event: 'token-created', userId, tokenId: row.id, scopes }, 'token made');
      return { ...presentToken(row, clock.now()), token };
    },

    async revoke({ userId }: Account, id: string): Promise<void> {
      await database.write(async (tx) => {
        const gone = await tokens.deleteOwned(tx, userId, id);
        if (!gone) throw new ProblemError('not-found', 'noToken');
        await activity.record(tx, userId, 'token-revoked', gone.name);
      });
      logger.info({ event: 'token-revoked', userId, tokenId: id }, 'token revoked');
    },
  };
}

const endOfDay = (day: string): Date => new Date(Date.parse(day) + DAY_MS);

/** The day that ended at this moment. */
const dayBefore = (end: Date): string => utcDay(new Date(end.getTime() - 1));

function presentToken(row: PersonalTokenRow, now: Date): PersonalToken {
  const { id, name, scopes, createdAt, expiresAt, lastUsedAt, lastUsedFrom } = row;
  return {
    ...{ id, name, lastUsedFrom },
    // a scope that a later release does not know any more allows nothing
    scopes: tokenScopes.filter((scope) => scopes.includes(scope)),
    createdAt: createdAt.toISOString(),
    endsOn: expiresAt && dayBefore(expiresAt),
    ended: expiresAt !== null && expiresAt <= now,
    lastUsedOn: lastUsedAt && utcDay(lastUsedAt),
  };
}
