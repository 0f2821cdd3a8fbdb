import { ipKeyGenerator } from 'express-rate-limit';

/** Bits of an IPv6 address that stand for a household; the others change by the hour. */
const HOUSEHOLD_BITS = 64;

/** What is one place of the internet: an IPv4 address as it is, an IPv6 one without its last half. */
export const networkOf = (address: string): string => ipKeyGenerator(address, HOUSEHOLD_BITS);
