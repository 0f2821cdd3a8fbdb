import { isIP, isIPv4 } from 'node:net';
import Bowser from 'bowser';
import { ipKeyGenerator } from 'express-rate-limit';

/** What is known of the program that calls; never stored as it is. */
export interface Client {
  /** IP address, as the trusted proxies tell it; '' for calls from inside the process. */
  address: string;
  userAgent: string;
}

/** For calls from inside the process. */
export const noClient: Client = { address: '', userAgent: '' };

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

/** No browser sends more; the rest is not parsed. */
const READ_CHARACTERS = 400;
const NAME_LENGTH = 40;

/**
 * What a person calls the device behind a `User-Agent`, e.g. `Chrome on Android`; '' where nothing
 * of it is known. Versions are left out: the label is for recognition, not for tracking.
 */
export function deviceName(userAgent: string): string {
  const read = userAgent.slice(0, READ_CHARACTERS);
  if (read === '') return '';
  const { browser, os } = Bowser.parse(read);
  const names = [browser.name?.replace(/ for Android$/, ''), os.name];
  return names
    .filter((name) => name !== undefined && name !== '')
    .map((name) => name?.slice(0, NAME_LENGTH))
    .join(' on ');
}
