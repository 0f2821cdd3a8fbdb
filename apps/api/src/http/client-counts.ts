import { hash, randomUUID } from 'node:crypto';
import type { Store } from 'express-rate-limit';

/** More clients at once than this site can serve; each takes some 200 bytes. */
const MOST_CLIENTS = 10_000;
/** Where clients that find no room are counted, by network. */
const SHARED_COUNTS = 1_024;
/** How many clients' worth those of one network may have together then. */
const NEIGHBOURS = 8;

interface Count {
  hits: number;
  endsAt: number;
}

/**
 * Counts what clients do in a window of time, in memory that is bounded, however many addresses
 * somebody makes up. When there is no room, nobody's count is forgotten: newcomers are counted
 * together with others of their network (IPv4 by 16 bits, IPv6 by 32) until windows end. A flood
 * then costs its neighbours, but does not win new tries for its sender.
 */
export class ClientCounts {
  readonly #windowMs: number;
  readonly #most: number;
  /** In the order in which they end. */
  readonly #counts = new Map<string, Count>();
  readonly #shared = new Map<number, Count>();
  /** Nobody can find out whose network shares a count with another one's. */
  readonly #salt = randomUUID();

  constructor(windowMs: number, most = MOST_CLIENTS) {
    this.#windowMs = windowMs;
    this.#most = most;
  }

  /** How many counts are kept. */
  get size(): number {
    return this.#counts.size + this.#shared.size;
  }

  /**
   * Counts one more.
   * @param client a network or an address, with more behind a space where that is counted apart
   */
  add(client: string): Count {
    const now = Date.now();
    this.#forgetEnded(now);
    const known = this.#counts.get(client);
    if (known) {
      known.hits += 1;
      return { ...known };
    }
    const fresh = { hits: 1, endsAt: now + this.#windowMs };
    if (this.#counts.size < this.#most) {
      this.#counts.set(client, fresh);
      return { ...fresh };
    }
    const slot = this.#slotOf(client);
    const before = this.#shared.get(slot);
    const shared = before && before.endsAt > now ? before : { ...fresh, hits: 0 };
    shared.hits += 1;
    this.#shared.set(slot, shared);
    return { hits: Math.ceil(shared.hits / NEIGHBOURS), endsAt: shared.endsAt };
  }

  /** Takes one back. */
  takeBack(client: string): void {
    const count = this.#counts.get(client) ?? this.#shared.get(this.#slotOf(client));
    if (count && count.hits > 0) count.hits -= 1;
    if (count?.hits === 0) this.forget(client);
  }

  forget(client: string): void {
    this.#counts.delete(client);
  }

  #forgetEnded(now: number): void {
    for (const [client, { endsAt }] of this.#counts) {
      if (endsAt > now) return;
      this.#counts.delete(client);
    }
  }

  #slotOf(client: string): number {
    const network = client.replace(/ .*$/s, '').split(/[.:]/).slice(0, 2).join('.');
    return Number.parseInt(hash('sha256', this.#salt + network).slice(0, 8), 16) % SHARED_COUNTS;
  }
}

/** The same for the rate limiter. */
export function createCountStore(windowMs: number): Store {
  const counts = new ClientCounts(windowMs);
  return {
    localKeys: true,
    increment: (key) => {
      const { hits, endsAt } = counts.add(key);
      return { totalHits: hits, resetTime: new Date(endsAt) };
    },
    decrement: (key) => counts.takeBack(key),
    resetKey: (key) => counts.forget(key),
  };
}
