import { useSyncExternalStore } from 'react';
import { BrowserStorage } from './browser-storage.ts';
import { storageKeys } from './storage-keys.ts';

/** Who is signed in, as the browser remembers it. The server decides by itself. */
export interface Session {
  token: string;
  refreshToken: string | undefined;
  role: string | undefined;
  email: string | undefined;
}

/** The signed-in person in browser storage; every tab sees the same. */
export class SessionStore {
  readonly #storage = new BrowserStorage('localStorage');
  readonly #listeners = new Set<() => void>();
  #snapshot: Session | undefined;
  #hasEnded = false;

  /** What is stored now; the same object for as long as nothing changed. */
  readonly get = (): Session | undefined => {
    const token = this.#storage.get(storageKeys.accessToken);
    const fresh: Session | undefined = token
      ? {
          token,
          refreshToken: this.#storage.get(storageKeys.refreshToken),
          role: this.#storage.get(storageKeys.role),
          email: this.#storage.get(storageKeys.email),
        }
      : undefined;
    if (JSON.stringify(fresh) !== JSON.stringify(this.#snapshot)) this.#snapshot = fresh;
    return this.#snapshot;
  };

  /** After signing in. */
  start(session: Session): void {
    this.#hasEnded = false;
    this.#write(session);
  }

  /** After renewing: the same person with new tokens. */
  renew(tokens: { access: string; refresh: string }): void {
    // In this order: a tab that reads between the two finds a token that is good, and renews nothing.
    this.#storage.set(storageKeys.accessToken, tokens.access);
    this.#storage.set(storageKeys.refreshToken, tokens.refresh);
    this.#announce();
  }

  /** Signs out in this browser, in every tab. */
  clear(): void {
    this.#hasEnded = false;
    this.#write(undefined);
  }

  /** The server took the session back: it ran out, or was ended on another device. */
  end(): void {
    this.#hasEnded = true;
    this.#write(undefined);
  }

  /** Whether the server ended the last session here, so that anyone who has to sign in knows why. */
  readonly hasEnded = (): boolean => this.#hasEnded;

  readonly subscribe = (listener: () => void): (() => void) => {
    if (this.#listeners.size === 0) window.addEventListener('storage', this.#announce);
    this.#listeners.add(listener);
    return () => {
      this.#listeners.delete(listener);
      if (this.#listeners.size === 0) window.removeEventListener('storage', this.#announce);
    };
  };

  #write(session: Session | undefined): void {
    this.#storage.set(storageKeys.refreshToken, session?.refreshToken);
    this.#storage.set(storageKeys.role, session?.role);
    this.#storage.set(storageKeys.email, session?.email);
    this.#storage.set(storageKeys.accessToken, session?.token);
    this.#announce();
  }

  readonly #announce = (): void => {
    for (const listener of this.#listeners) listener();
  };
}

/** The one session of this browser. */
export const session = new SessionStore();

/** Who is signed in; undefined on the server and for visitors. */
export function useSession(): Session | undefined {
  return useSyncExternalStore(session.subscribe, session.get, () => undefined);
}
