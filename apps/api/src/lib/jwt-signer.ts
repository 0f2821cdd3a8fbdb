import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import type { Clock } from './clock.ts';
import type { TokenSigner } from './tokens.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'vitrine';
const SECRET_MIN_BYTES = 32;

/**
 * Signs JSON Web Tokens.
 * @param secret at least 32 bytes, as long as the hash that HS256 signs with
 * @throws when it is shorter: jsonwebtoken itself takes any
 */
export function createJwtSigner(secret: string, clock: Clock): TokenSigner {
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES) {
    throw new Error(`The secret of access tokens needs at least ${SECRET_MIN_BYTES} bytes.`);
  }
  const key = createSecretKey(secret, 'utf8');
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return (audience, lifeMs) => ({
    issue: (subject, claims) =>
      jwt.sign({ ...claims, iat: seconds() }, key, {
        algorithm: ALGORITHM,
        subject,
        issuer: ISSUER,
        audience,
        expiresIn: lifeMs / 1000,
      }),
    read(token) {
      try {
        // Unless one is given, jsonwebtoken takes every algorithm that fits the key.
        const claims = jwt.verify(token, key, {
          algorithms: [ALGORITHM],
          issuer: ISSUER,
          audience,
          clockTimestamp: seconds(),
        });
        // It looks at the end of a token that has one, and accepts those without.
        if (typeof claims === 'string' || claims.exp === undefined || !claims.sub) return undefined;
        return { ...claims, sub: claims.sub };
      } catch {
        return undefined;
      }
    },
  });
}
