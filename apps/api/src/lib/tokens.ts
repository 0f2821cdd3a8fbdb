import { HOUR_MS, MINUTE_MS } from './clock.ts';

const AUDIENCE = 'vitrine-access';
const ACCESS_LIFE_MS = 15 * MINUTE_MS;
export const SECOND_STEP_LIFE_MS = 5 * MINUTE_MS;

/** What a signed token says. */
export interface SignedClaims {
  sub: string;
  /** When it was issued, in seconds since 1970. */
  iat?: number | undefined;
  [claim: string]: unknown;
}

/** Signs tokens of one kind, which end after a time: those made for another audience are refused. */
export type TokenSigner = (
  audience: string,
  lifeMs: number,
) => {
  issue(subject: string, claims: object): string;
  /** Undefined for anything that was not signed here for this audience, or that has expired. */
  read(token: string): SignedClaims | undefined;
};

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

export function createAccessTokens(signer: TokenSigner): AccessTokens {
  const tokens = signer(AUDIENCE, ACCESS_LIFE_MS);
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
export function createSecondStepTokens(signer: TokenSigner) {
  const tokens = signer('vitrine-second-step', SECOND_STEP_LIFE_MS);
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
export function createSetupTokens(signer: TokenSigner) {
  const tokens = signer('vitrine-setup', SETUP_LIFE_MS);
  return {
    issue: (): string => tokens.issue('first administrator', {}),
    /** @returns when it was issued, to the second; undefined for a token that opens nothing */
    read(token: string): Date | undefined {
      const { iat } = tokens.read(token) ?? {};
      return iat === undefined ? undefined : new Date(iat * 1000);
    },
  };
}
