import { type EndpointName, endpoints } from '@vitrine/contracts';
import type { DiskSpace } from '../lib/disk-space.ts';
import { ProblemError } from '../lib/problem-error.ts';

/** What anyone who makes room needs, and what nobody may be kept from: going away, and keeping others out. */
const ALSO_ON_A_FULL_DISK: ReadonlySet<EndpointName> = new Set<EndpointName>([
  'account.delete',
  'admin.users.update',
  'newsletter.unsubscribe',
]);
/** Signing in, with both steps, writes little, and anyone who is to delete something has to. */
const SIGN_IN = /^(auth\.(?!register|forgot)|secondFactor\.(code|passkey|passkeyOptions)$)/;

/**
 * Refuses what would take room while there is none left, before anything of it is read.
 * @throws {ProblemError} `out-of-space`
 */
export function requireSpace(name: EndpointName, space: Pick<DiskSpace, 'now'>): void {
  const { method } = endpoints[name];
  if (space.now.level !== 'full' || method === 'GET' || method === 'DELETE') return;
  if (ALSO_ON_A_FULL_DISK.has(name) || SIGN_IN.test(name)) return;
  throw new ProblemError('out-of-space', 'outOfSpace');
}
