import { NetworkError } from './api-error.ts';
import { BrowserStorage } from './browser-storage.ts';
import { now, pause } from './clock.ts';
import { randomText } from './random-text.ts';
import type { Session, SessionStore } from './session.ts';
import { tokenExpiresAt } from './token-expiry.ts';
import { isUsed, markUsed, tokenSuffix } from './used-tokens.ts';

/** Asks the server for the next pair of tokens; undefined when it refuses. */
export type Renew = (request: {
  refresh: string;
  attempt: string;
}) => Promise<{ access: string; refresh: string } | undefined>;

const LOCK = 'vitrine-session-renewal';
const ATTEMPT = 'renewalAttempt';
/** How often, and for how long, storage is looked at for what another tab has written. */
const LOOK_MS = 20;
const TIMEOUT_MS = 5_000;
/** A token this close to its end is renewed before it is used. */
const EARLY_MS = 30_000;
/** A clock that is wrong makes new tokens look old: they are trusted for this long anyway. */
const TRUSTED_MS = 60_000;

/** Renews the session: once at a time in this tab, and in one tab at a time. */
export class SessionRenewal {
  readonly #session: SessionStore;
  readonly #renew: Renew;
  readonly #attempts = new BrowserStorage('sessionStorage');
  #running: Promise<string | undefined> | undefined;
  #renewedAt = Number.NEGATIVE_INFINITY;

  constructor(session: SessionStore, renew: Renew) {
    this.#session = session;
    this.#renew = renew;
  }

  /** The bearer to send now, renewed first when it is about to end. */
  async bearer(): Promise<string | undefined> {
    const token = this.#session.get()?.token;
    if (!token) return undefined;
    const expiresAt = tokenExpiresAt(token);
    const fresh = expiresAt === undefined || expiresAt - now() > EARLY_MS;
    if (fresh || now() - this.#renewedAt < TRUSTED_MS) return token;
    // Without a connection the old token is still worth trying; the server decides.
    return this.after(token).catch(() => token);
  }

  /**
   * The token that follows `refused`. Undefined when the session is over (it is cleared then).
   * @throws NetworkError when nothing could be learnt; the session stays
   */
  after(refused: string): Promise<string | undefined> {
    this.#running ??= withLock(() => this.#next(refused)).finally(() => {
      this.#running = undefined;
    });
    return this.#running;
  }

  async #next(refused: string): Promise<string | undefined> {
    const current = await this.#settled();
    // While this tab waited, another one has renewed or signed out.
    if (!current || current.token !== refused) return current?.token;
    if (!current.refreshToken) return this.#end();
    const attempt = this.#attemptFor(current.refreshToken);
    const tokens = await this.#renew({ refresh: current.refreshToken, attempt });
    this.#attempts.set(ATTEMPT, undefined);
    if (this.#session.get()?.refreshToken !== current.refreshToken) {
      return this.#session.get()?.token;
    }
    if (!tokens) return this.#end();
    this.#session.renew(tokens);
    await markUsed(current.refreshToken);
    this.#renewedAt = now();
    return tokens.access;
  }

  /** The stored session, once it is not one that another tab has renewed already. */
  async #settled(): Promise<Session | undefined> {
    for (let waited = 0; waited < TIMEOUT_MS; waited += LOOK_MS) {
      const current = this.#session.get();
      if (!current?.refreshToken || !(await isUsed(current.refreshToken))) return current;
      await pause(LOOK_MS);
    }
    throw new NetworkError(new Error('The renewed session did not arrive from the other tab.'));
  }

  #end(): undefined {
    this.#session.end();
  }

  /**
   * The name of this renewal, saved until it is answered: when the answer is lost on the way, the
   * server knows the repetition by it and does not take it for a stolen token.
   */
  #attemptFor(refreshToken: string): string {
    const suffix = tokenSuffix(refreshToken);
    const [savedSuffix, saved] = this.#attempts.get(ATTEMPT)?.split(' ') ?? [];
    if (saved && savedSuffix === suffix) return saved;
    const attempt = randomText();
    this.#attempts.set(ATTEMPT, `${suffix} ${attempt}`);
    return attempt;
  }
}

/** Web Locks reach across tabs; without them (plain HTTP) a tab only minds itself. */
function withLock<T>(work: () => Promise<T>): Promise<T> {
  return navigator.locks ? navigator.locks.request(LOCK, work) : work();
}
