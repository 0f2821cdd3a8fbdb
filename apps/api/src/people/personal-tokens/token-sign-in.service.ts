import { scopesOf, sessionRole } from '@vitrine/contracts';
import type { Account } from '../../lib/actor.ts';
import { HOUR_MS } from '../../lib/clock.ts';
import { isWholePersonalToken } from '../../lib/personal-token.ts';
import { hashToken } from '../../lib/secrets.ts';
import type { Platform } from '../../platform.ts';
import { lacksSecondStep } from '../second-factor/sign-in-rule.repository.ts';
import {
  createPersonalTokensRepository,
  type PersonalTokenRow,
} from './personal-tokens.repository.ts';

/** Within this time of the last use that was noted, another one writes nothing. */
const USE_NOTED_MS = HOUR_MS;

/** Who a token stands for, or why it stands for nobody. */
type TokenReading = Account | 'unknown' | 'ended';

/** Recognises personal access tokens. */
export function createTokenSignIn({ database, clock, logger }: Platform) {
  const tokens = createPersonalTokensRepository(database.tables);

  /** A use that cannot be noted, e.g. on a full disk, is a use all the same. */
  const noteUse = async ({ id, userId, lastUsedAt }: PersonalTokenRow, address: string) => {
    const now = clock.now();
    const since = new Date(now.getTime() - USE_NOTED_MS);
    if (lastUsedAt && lastUsedAt >= since) return;
    const use = { lastUsedAt: now, lastUsedFrom: address };
    try {
      const isNoted = await database.write((tx) => tokens.noteUse(tx, id, use, since));
      if (!isNoted || lastUsedAt) return;
      logger.info({ event: 'token-used-first', userId, tokenId: id }, 'token used first');
    } catch (err) {
      logger.warn({ err, tokenId: id }, 'use of a token not noted');
    }
  };

  return {
    /**
     * Who a token stands for now: its owner's role and status count as they are with this request.
     * @param address of the client; only its network is kept
     */
    async read(bearer: string, address: string): Promise<TokenReading> {
      if (!isWholePersonalToken(bearer)) return 'unknown';
      const found = await tokens.findByHash(database.read, hashToken(bearer));
      if (found?.status !== 'active') return 'unknown';
      const { token: row, role: storedRole } = found;
      if (row.expiresAt && row.expiresAt <= clock.now()) return 'ended';
      await noteUse(row, address);
      const { id, userId, scopes, secondFactor } = row;
      const role = sessionRole(storedRole);
      const allowed = scopesOf(role).filter((scope) => scopes.includes(scope));
      const token = { id, scopes: allowed };
      const lacks = await lacksSecondStep(database, { role: storedRole, secondFactor });
      const lacking = lacks ? { lacksSecondStep: true as const } : {};
      return { kind: 'account', userId, sessionId: '', role, token, ...lacking };
    },
  };
}
