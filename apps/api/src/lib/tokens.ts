import jwt from 'jsonwebtoken';
import { type Clock, MINUTE_MS } from './clock.ts';

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
  issue(claims: AccessClaims): string;
  /** Undefined for anything that this server did not sign for this purpose, or that has ended. */
  read(token: string): AccessClaims | undefined;
}

/** @param secret at least 32 bytes */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    issue: ({ userId, sessionId }) =>
      jwt.sign({ sid: sessionId, iat: seconds() }, secret, {
        algorithm: 'HS256',
        subject: userId,
        issuer: ISSUER,
        audience: AUDIENCE,
        expiresIn: ACCESS_LIFE_MS / 1000,
      }),
    read: (token) => {
      try {
        const claims = jwt.verify(token, secret, {
          algorithms: ['HS256'],
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTimestamp: seconds(),
        });
        if (typeof claims === 'string' || !claims.exp || !claims.sub) return undefined;
        if (typeof claims.sid !== 'string') return undefined;
        return { userId: claims.sub, sessionId: claims.sid };
      } catch {
        return undefined;
      }
    },
  };
}
