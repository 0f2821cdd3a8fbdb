import { createSecretKey } from 'node:crypto';
import jwt from 'jsonwebtoken';
import { type Clock, HOUR_MS, MINUTE_MS } from './clock.ts';

const ALGORITHM = 'HS256';
const ISSUER = 'vitrine';
const AUDIENCE = 'vitrine-access';
const SECRET_MIN_BYTES = 32;
const ACCESS_LIFE_MS = 15 * MINUTE_MS;
export const SECOND_STEP_LIFE_MS = 5 * MINUTE_MS;

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
  const tokens = createTokens(secret, clock, AUDIENCE, ACCESS_LIFE_MS);
  return {
    issue: ({ userId, sessionId }) => tokens.issue(userId, { sid: sessionId }),
    read: (token) => {
      const claims = tokens.read(token);
      return typeof claims?.sid === 'string'
        ? { userId: claims.sub, sessionId: claims.sid }
        : undefined;
    },
  };
}

/** What is known between a right password and the second step. */
export interface SecondStepClaims {
  /** Of this token, which works once. */
  id: string;
  userId: string;
  remember: boolean;
  /** Which password was given: a change of it ends the sign-in. */
  password: string;
}

/** Tokens that stand for a right password, and are good for nothing but the second step. */
export function createSecondStepTokens(secret: string, clock: Clock) {
  const tokens = createTokens(secret, clock, 'vitrine-second-step', SECOND_STEP_LIFE_MS);
  return {
    issue: ({ id, userId, remember, password }: SecondStepClaims): string =>
      tokens.issue(userId, { jti: id, rem: remember, pwd: password }),
    read(token: string): SecondStepClaims | undefined {
      const claims = tokens.read(token);
      if (typeof claims?.jti !== 'string' || typeof claims.pwd !== 'string') return undefined;
      const remember = claims.rem === true;
      return { id: claims.jti, userId: claims.sub, remember, password: claims.pwd };
    },
  };
}

/** How long the link works by which the first administrator is made. */
const SETUP_LIFE_MS = 24 * HOUR_MS;

/** Tokens with which the first administrator is made, and nothing else. */
export function createSetupTokens(secret: string, clock: Clock) {
  const tokens = createTokens(secret, clock, 'vitrine-setup', SETUP_LIFE_MS);
  return {
    issue: (): string => tokens.issue('first administrator', {}),
    /** @returns when it was issued, to the second; undefined for a token that opens nothing */
    read(token: string): Date | undefined {
      const { iat } = tokens.read(token) ?? {};
      return iat === undefined ? undefined : new Date(iat * 1000);
    },
  };
}

/** Signed tokens of one kind: those made for another audience are refused. */
function createTokens(secret: string, clock: Clock, audience: string, lifeMs: number) {
  if (Buffer.byteLength(secret) < SECRET_MIN_BYTES) {
    throw new Error(`The secret of access tokens needs at least ${SECRET_MIN_BYTES} bytes.`);
  }
  const key = createSecretKey(secret, 'utf8');
  const seconds = () => Math.floor(clock.now().getTime() / 1000);
  return {
    issue: (subject: string, claims: object): string =>
      jwt.sign({ ...claims, iat: seconds() }, key, {
        algorithm: ALGORITHM,
        subject,
        issuer: ISSUER,
        audience,
        expiresIn: lifeMs / 1000,
      }),
    /** Undefined for anything that this server did not sign for this audience, or that has expired. */
    read(token: string): (jwt.JwtPayload & { sub: string }) | undefined {
      try {
        // Unless told which, jsonwebtoken takes every algorithm that fits the key.
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
  };
}
