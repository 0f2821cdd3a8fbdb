import { describe, expect, it } from 'vitest';
import { maskAddress, plainAddress } from './networks.ts';

describe('the address of a client', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    ['192.0.2.7:4711', '192.0.2.7'],
    ['2001:db8::7', '2001:db8::7'],
    ['[2001:db8::7]', '2001:db8::7'],
    ['[2001:db8::7]:4711', '2001:db8::7'],
    ['::ffff:192.0.2.7', '::ffff:192.0.2.7'],
    ['fe80::1%eth0', 'fe80::1'],
    ['unknown', undefined],
    ['_hidden:1', undefined],
    ['', undefined],
  ])('is read from %j as %j', (text, address) => {
    expect(plainAddress(text)).toBe(address);
  });

  it.each([
    ['192.0.2.7', '192.0.2.0/24'],
    ['::ffff:192.0.2.7', '192.0.2.0/24'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1::/48'],
    ['', ''],
  ])('%j is logged as the network %j', (address, network) => {
    expect(maskAddress(address)).toBe(network);
  });
});
