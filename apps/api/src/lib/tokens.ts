import { createSecretKey } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { type Clock, MINUTE_MS } from './clock.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'vitrine';
const AUDIENCE = 'vitrine-access';
export const ACCESS_LIFE_MS = 15 * MINUTE_MS;

/** What an access token says. */
export interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Makes and reads access tokens: short-lived, signed, of one kind only. */
export interface AccessTokens {
  issue(claims: AccessClaims): Promise<string>;
  /** Undefined for anything that this server did not sign for this purpose, or that has ended. */
  read(token: string): Promise<AccessClaims | undefined>;
}

/** @param secret at least 32 bytes */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const key = createSecretKey(secret, 'utf8');
  return {
    issue: ({ userId, sessionId }) => {
      const now = clock.now();
      return new SignJWT({ sid: sessionId })
        .setProtectedHeader({ alg: ALGORITHM, typ: 'JWT' })
        .setSubject(userId)
        .setIssuer(ISSUER)
        .setAudience(AUDIENCE)
        .setIssuedAt(now)
        .setExpirationTime(new Date(now.getTime() + ACCESS_LIFE_MS))
        .sign(key);
    },
    read: async (token) => {
      try {
        const { payload } = await jwtVerify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          requiredClaims: ['sub', 'exp'],
          currentDate: clock.now(),
        });
        const { sub, sid } = payload;
        return sub && typeof sid === 'string' ? { userId: sub, sessionId: sid } : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
