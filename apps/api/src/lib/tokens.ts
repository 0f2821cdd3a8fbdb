import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { type Clock, MINUTE_MS } from './clock.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'vitrine';
const AUDIENCE = 'vitrine-access';
const SECRET_MIN_BYTES = 32;
const ACCESS_LIFE_MS = 15 * MINUTE_MS;

/** What an access token says. */
interface AccessClaims {
  userId: string;
  sessionId: string;
}

/** Makes and reads access tokens: short-lived, signed, of one kind only. */
export interface AccessTokens {
  issue(claims: AccessClaims): string;
  /** Undefined for anything that this server did not sign for this purpose, or that has expired. */
  read(token: string): AccessClaims | undefined;
}

/**
 * @param secret at least 32 bytes, as long as the hash that HS256 signs with
 * @throws when it is shorter: jsonwebtoken itself takes any
 */
export function createAccessTokens(secret: string, clock: Clock): AccessTokens {
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES) {
    throw new Error(`The secret of access tokens needs at least ${SECRET_MIN_BYTES} bytes.`);
  }
  const key = createSecretKey(secret, 'utf8');
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    issue: ({ userId, sessionId }) =>
      jwt.sign({ sid: sessionId, iat: seconds() }, key, {
        algorithm: ALGORITHM,
        subject: userId,
        issuer: ISSUER,
        audience: AUDIENCE,
        expiresIn: ACCESS_LIFE_MS / 1000,
      }),
    read: (token) => {
      try {
        // Unless told which, jsonwebtoken takes every algorithm that fits the key.
        const claims = jwt.verify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience: AUDIENCE,
          clockTimestamp: seconds(),
        });
        // It looks at the end of a token that has one, and accepts those without.
        if (typeof claims === 'string' || claims.exp === undefined || !claims.sub) return undefined;
        return typeof claims.sid === 'string'
          ? { userId: claims.sub, sessionId: claims.sid }
          : undefined;
      } catch {
        return undefined;
      }
    },
  };
}
