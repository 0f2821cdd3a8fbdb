import { lookup } from 'node:dns/promises';
import { BlockList, isIP } from 'node:net';
import { isAllowedTarget, type Resolve } from './post.ts';

/** Networks of IPv4 that are no part of the public internet, or that a cloud answers itself in. */
const RESERVED_V4: [network: string, bits: number][] = [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  // link-local, with what clouds tell their machines about themselves
  ['169.254.0.0', 16],
  ['168.63.129.16', 32],
  ['172.16.0.0', 12],
  ['192.0.0.0', 24],
  ['192.0.2.0', 24],
  ['192.88.99.0', 24],
  ['192.168.0.0', 16],
  ['198.18.0.0', 15],
  ['198.51.100.0', 24],
  ['203.0.113.0', 24],
  // multicast and everything above it
  ['224.0.0.0', 4],
  ['240.0.0.0', 4],
];
const V4_BITS_IN_V6 = 96;
/** In front of an IPv4 address where a network translates (RFC 6052). */
const TRANSLATED = '64:ff9b::';

/** All of IPv6 that is public; loopback, unique-local, link-local and multicast are outside of it. */
const publicV6 = listOf([
  ['2000::', 3],
  [TRANSLATED, V4_BITS_IN_V6],
]);
/** Tunnels, documentation and other parts of it with a meaning of their own. */
const reservedV6 = listOf([
  ['2001::', 23],
  ['2001:db8::', 32],
  ['2002::', 16],
  ['3fff::', 20],
  ...RESERVED_V4.map(([network, bits]): [string, number] => [
    `${TRANSLATED}${network}`,
    V4_BITS_IN_V6 + bits,
  ]),
]);
const reservedV4 = listOf(RESERVED_V4);

function listOf(networks: [network: string, bits: number][]): BlockList {
  const list = new BlockList();
  for (const [network, bits] of networks) {
    list.addSubnet(network, bits, network.includes(':') ? 'ipv6' : 'ipv4');
  }
  return list;
}

/** Whether an IP address is of the public internet: none of this machine, its networks or its cloud. */
export function isPublicAddress(address: string): boolean {
  // one with a zone is link-local
  if (address.includes('%')) return false;
  const family = isIP(address);
  if (family === 4) return !reservedV4.check(address, 'ipv4');
  if (family !== 6) return false;
  return publicV6.check(address, 'ipv6') && !reservedV6.check(address, 'ipv6');
}

export const resolveName: Resolve = async (name) => {
  const found = await lookup(name, { all: true });
  return found.map(({ address }) => address);
};

/** Nobody may be sent anything there. */
export class TargetRefusedError extends Error {
  override readonly name = 'TargetRefusedError';
}

/** The host of an address, an IP address without its brackets. */
const hostOf = ({ hostname }: URL): string => hostname.replace(/^\[(.*)\]$/, '$1');

/**
 * Whether an address names a private network outright, in whatever spelling: a URL writes every
 * one of them alike. What a name leads to is known once it is looked up.
 */
export const isPrivateLiteral = (url: URL): boolean =>
  isIP(hostOf(url)) !== 0 && !isPublicAddress(hostOf(url));

/**
 * The addresses to connect to, looked up once: anyone who connects to these and no others cannot be
 * led elsewhere by a name that answers differently the next time.
 * @throws {TargetRefusedError} where one of them is not public
 */
export async function addressesOf(
  url: URL,
  { allowed, resolve }: { allowed: readonly string[]; resolve: Resolve },
): Promise<string[]> {
  const isAllowed = isAllowedTarget(url, allowed);
  if (url.protocol !== 'https:' && !isAllowed) throw new TargetRefusedError('not https');
  const host = hostOf(url);
  const addresses = isIP(host) ? [host] : await resolve(host);
  if (isAllowed || addresses.every(isPublicAddress)) return addresses;
  throw new TargetRefusedError('not public');
}
