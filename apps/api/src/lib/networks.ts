import { isIP, isIPv4 } from 'node:net';
import { ipKeyGenerator } from 'express-rate-limit';

/** Bits of an IPv6 address that name one network; a device changes the others by the hour. */
const HOUSEHOLD_BITS = 64;

/** The network of an address: an IPv4 address as it is, an IPv6 one without its last 64 bits. */
export const networkOf = (address: string): string => ipKeyGenerator(address, HOUSEHOLD_BITS);

/**
 * An IP address without the port that some proxies write behind it (`192.0.2.7:4711`,
 * `[2001:db8::7]:4711`); undefined where it is none.
 */
export function plainAddress(text: string): string | undefined {
  const address = /^\[([^\]]*)\](?::\d*)?$/.exec(text)?.[1] ?? text.replace(/^([\d.]+):\d*$/, '$1');
  // written by an interface of this machine, e.g. fe80::1%eth0
  const withoutZone = address.replace(/%.*$/, '');
  return isIP(withoutZone) === 0 ? undefined : withoutZone;
}

const LOGGED_BITS = 48;

/** The network that an address is in, for the log: enough to see where a wave comes from. */
export function maskAddress(address: string): string {
  const network = ipKeyGenerator(address, LOGGED_BITS);
  return isIPv4(network) ? network.replace(/\d+$/, '0/24') : network;
}
