import {
  createLifecycle,
  type Platform,
  ProblemError,
  type TokenSigner,
  uuidIds,
} from '@vitrine/api/in-browser';

/** A browser does not say how much room it has. */
const PLENTY_BYTES = 1_000_000_000;

/** What differs between a browser and a test. */
export type Surroundings = Pick<Platform, 'database' | 'files' | 'clock' | 'publicUrl'> & {
  pictures: Pick<Platform['pictures'], 'makeSizes' | 'drawForMail'>;
  /** Tells developers of a failure. */
  onFailure(what: unknown): void;
};

/** One person alone is not limited. */
const nothingCounted = {
  ...{ msBeforeNext: 0, remainingPoints: 0, consumedPoints: 0, isFirstInDuration: true },
  toJSON: () => nothingCounted,
};

/** What the server runs on where there is no server: nothing leaves, and nothing is secret. */
export function createPlatform({ onFailure, pictures, ...given }: Surroundings): Platform {
  const space = { level: 'enough', freeBytes: PLENTY_BYTES, totalBytes: PLENTY_BYTES } as const;
  return {
    ...given,
    ids: uuidIds,
    // in everyone's browser: it protects nothing there
    secret: 'the demo has no secrets, and nothing to hide',
    signer: createOpenSigner(given.clock),
    // no password is checked or kept: it would be in the browser as anyone can read it
    hasher: {
      hash: async () => '$2b$04$any.password.opens.the.demo',
      verify: async (_password, hash) => Boolean(hash),
      isOutdated: () => false,
      waiting: () => 0,
      close: async () => undefined,
    },
    mailer: {
      route: { mode: 'folder', from: 'demo@localhost', place: 'nowhere' },
      deliver: async () => undefined,
      forget: async () => undefined,
      close: () => undefined,
    },
    network: {
      isPrivate: () => false,
      post: async () => ({ status: 200, body: new TextEncoder().encode('Not sent: a demo.') }),
    },
    pictures: {
      ...pictures,
      cutSquare: refuse,
      cutRound: refuse,
      paintCard: refuse,
    },
    limiterOf: () => ({
      penalty: async () => nothingCounted,
      reward: async () => nothingCounted,
      get: async () => null,
    }),
    space: {
      now: space,
      measure: () => space,
      keepReserve: async () => undefined,
      release: () => false,
    },
    host: {
      runtime: navigator.userAgent.split(' ').at(-1) ?? '',
      droppedLogLines: () => 0,
      lastBackup: async () => undefined,
    },
    lifecycle: createLifecycle(given.clock.now()),
    logger: quietLogger(onFailure),
    privateTargets: [],
    uploadFolder: '',
  };
}

/** Why the demo does not do something. */
export const needsServer = (): ProblemError => new ProblemError('not-found', 'needsServer');

const refuse = (): Promise<never> => Promise.reject(needsServer());

/** Tells failures, and keeps the rest to itself. */
function quietLogger(onFailure: (what: unknown) => void): Platform['logger'] {
  const quiet = () => undefined;
  const logger = { info: quiet, warn: quiet, debug: quiet, trace: quiet, error: onFailure };
  return logger as unknown as Platform['logger'];
}

/** Tokens in the form of the server's, which the app reads; nobody signs them. */
const createOpenSigner =
  ({ now }: Platform['clock']): TokenSigner =>
  (audience, lifeMs) => ({
    issue(sub, claims) {
      const iat = Math.floor(now().getTime() / 1_000);
      const body = { ...claims, sub, aud: audience, iat, exp: iat + lifeMs / 1_000 };
      // escaped, so that every character has one byte
      const json = JSON.stringify(body).replace(
        /[^\x20-\x7e]/g,
        (sign) => `\\u${sign.charCodeAt(0).toString(16).padStart(4, '0')}`,
      );
      return `e30.${btoa(json).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '')}.`;
    },
    read(token) {
      try {
        const [, body = ''] = token.split('.');
        const claims = JSON.parse(atob(body.replaceAll('-', '+').replaceAll('_', '/')));
        const isGood = claims.aud === audience && claims.exp * 1_000 > now().getTime();
        return isGood ? claims : undefined;
      } catch {
        return undefined;
      }
    },
  });
