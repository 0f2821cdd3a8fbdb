/** Whose password it is; what the process does by itself is nobody's. */
export type PasswordTurn = readonly [
  lane: 'sign-in' | 'known device' | 'failed before' | 'registration' | 'account' | 'process',
  client: string,
  account: string,
];
export const ownTurn: PasswordTurn = ['process', '', ''];

/**
 * Hashes passwords without blocking the event loop. Those who ask get their turns one after the
 * other, so that a flood of passwords from one client keeps nobody else waiting.
 */
export interface PasswordHasher {
  /** @throws {HasherBusyError} when too many are waiting, and this client has most of them */
  hash(password: string, turn?: PasswordTurn): Promise<string>;
  /**
   * Whether the password belongs to the hash. Without a hash it takes as long and is false, so
   * that an unknown account does not show in the time of the answer.
   * @throws {HasherBusyError} when too many are waiting, and this client has most of them
   */
  verify(password: string, hash: string | null | undefined, turn?: PasswordTurn): Promise<boolean>;
  /** Whether a hash was made with another cost than passwords are hashed with now. */
  isOutdated(hash: string): boolean;
  /** How many passwords wait for their turn. */
  waiting(): number;
  close(): Promise<void>;
}

/** What has the form of a hash of the cost and takes as long to compare with; of no known password. */
export const decoyHash = (cost: number): string =>
  `$2b$${String(cost).padStart(2, '0')}$nobody/has/this/salt.2unobody/has/this/password.2026x`;

/** More passwords are waiting to be hashed than can be soon. */
export class HasherBusyError extends Error {
  override readonly name = 'HasherBusyError';
}
