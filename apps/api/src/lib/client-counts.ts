import { hash, randomUUID } from 'node:crypto';
import { type Clock, systemClock } from './clock.ts';

/** More clients at once than this site can serve; each takes some 200 bytes. */
export const MOST_CLIENTS = 10_000;
/** Where clients that find no room are counted, by network. */
const SHARED_COUNTS = 1_024;
/** How many clients' worth those of one network may have together then. */
export const NEIGHBOURS = 8;

export interface Count {
  hits: number;
  endsAt: number;
}

/** Counts what clients do in a window of time that begins with the first; at once where it can. */
export interface Counts {
  /**
   * Counts one more.
   * @param client a network or an address, with more behind a space where that is counted apart
   */
  add(client: string): Count | Promise<Count>;
  /** What has been counted so far. */
  hitsOf(client: string): number | Promise<number>;
  /** Takes one back. */
  takeBack(client: string): void | Promise<void>;
}

/**
 * Makes the counts of a limit, once for each.
 * @param limit its name, which stays the same from release to release
 */
export type CountsOfLimit = (limit: string, windowMs: number) => Counts;

/** Counts that nobody else needs to know. */
export const countInMemory =
  (clock: Clock): CountsOfLimit =>
  (_limit, windowMs) =>
    new ClientCounts(windowMs, { clock });

/**
 * Counts in memory that is bounded, however many addresses somebody makes up. When there is no room,
 * nobody's count is forgotten: newcomers are counted together with others of their network (IPv4 by
 * 16 bits, IPv6 by 32) until windows end. A flood then costs its neighbours, but does not win new
 * tries for its sender.
 */
export class ClientCounts implements Counts {
  readonly #windowMs: number;
  readonly #most: number;
  readonly #clock: Clock;
  /** In the order in which they end, but for those that were {@link note}d. */
  readonly #counts = new Map<string, Count>();
  readonly #shared = new Map<number, Count>();
  /** Nobody can find out whose network shares a count with another one's. */
  readonly #salt = randomUUID();

  /** @param most clients that are counted apart */
  constructor(windowMs: number, { most = MOST_CLIENTS, clock = systemClock } = {}) {
    this.#windowMs = windowMs;
    this.#most = most;
    this.#clock = clock;
  }

  /** How many counts are kept. */
  get size(): number {
    return this.#counts.size + this.#shared.size;
  }

  add(client: string): Count {
    const now = this.#clock.now().getTime();
    this.#forgetEnded(now);
    const known = running(this.#counts.get(client), now);
    if (known) {
      known.hits += 1;
      return { ...known };
    }
    const fresh = { hits: 1, endsAt: now + this.#windowMs };
    if (this.#hasRoomFor(client)) {
      this.#counts.set(client, fresh);
      return { ...fresh };
    }
    const slot = networkSlot(client, this.#salt);
    const shared = running(this.#shared.get(slot), now) ?? { ...fresh, hits: 0 };
    shared.hits += 1;
    this.#shared.set(slot, shared);
    return { hits: Math.ceil(shared.hits / NEIGHBOURS), endsAt: shared.endsAt };
  }

  hitsOf(client: string): number {
    const now = this.#clock.now().getTime();
    const known = running(this.#counts.get(client), now);
    if (known) return known.hits;
    if (this.#hasRoomFor(client)) return 0;
    const shared = running(this.#shared.get(networkSlot(client, this.#salt)), now);
    return Math.ceil((shared?.hits ?? 0) / NEIGHBOURS);
  }

  takeBack(client: string): void {
    const count = this.#counts.get(client) ?? this.#shared.get(networkSlot(client, this.#salt));
    if (count && count.hits > 0) count.hits -= 1;
    if (count?.hits === 0) this.forget(client);
  }

  /** Takes over what was counted elsewhere, where there is room. */
  note(client: string, count: Count): void {
    this.#forgetEnded(this.#clock.now().getTime());
    if (count.hits > 0 && this.#hasRoomFor(client)) this.#counts.set(client, { ...count });
    else this.#counts.delete(client);
  }

  forget(client: string): void {
    this.#counts.delete(client);
  }

  #hasRoomFor(client: string): boolean {
    return this.#counts.size < this.#most || this.#counts.has(client);
  }

  #forgetEnded(now: number): void {
    for (const [client, { endsAt }] of this.#counts) {
      if (endsAt > now) return;
      this.#counts.delete(client);
    }
  }
}

const running = (count: Count | undefined, now: number): Count | undefined =>
  count && count.endsAt > now ? count : undefined;

/**
 * Which of the counts that networks share is a client's.
 * @param salt so that nobody can find out whose network shares a count with another one's
 */
export function networkSlot(client: string, salt: string): number {
  const network = client.replace(/ .*$/s, '').split(/[.:]/).slice(0, 2).join('.');
  return Number.parseInt(hash('sha256', salt + network).slice(0, 8), 16) % SHARED_COUNTS;
}
