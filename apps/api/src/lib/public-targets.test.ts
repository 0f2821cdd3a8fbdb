import { describe, expect, it } from 'vitest';
import { isAllowedTarget } from './post.ts';
import {
  addressesOf,
  isPrivateLiteral,
  isPublicAddress,
  TargetRefusedError,
} from './public-targets.ts';

describe('an address of the public internet', () => {
  it.each([
    '1.1.1.1',
    '9.255.255.255',
    '11.0.0.0',
    '100.63.255.255',
    '100.128.0.0',
    '172.15.255.255',
    '172.32.0.0',
    '223.255.255.255',
    '2606:4700:4700::1111',
    // IPv4 behind a network that translates
    '64:ff9b::1.1.1.1',
  ])('is %s', (address) => {
    expect(isPublicAddress(address)).toBe(true);
  });

  it.each([
    ['this host', '0.0.0.0'],
    ['this host', '0.1.2.3'],
    ['a private network', '10.0.0.1'],
    ['a private network', '172.16.0.1'],
    ['a private network', '172.31.255.255'],
    ['a private network', '192.168.1.1'],
    ['the network of a provider', '100.64.0.1'],
    ['loopback', '127.0.0.1'],
    ['loopback', '127.255.255.254'],
    ['link-local', '169.254.0.1'],
    ['what clouds tell their machines', '169.254.169.254'],
    ['what clouds tell their machines', '100.100.100.200'],
    ['what clouds tell their machines', '192.0.0.192'],
    ['what clouds tell their machines', '168.63.129.16'],
    ['what clouds tell their machines', 'fd00:ec2::254'],
    ['documentation', '192.0.2.1'],
    ['documentation', '203.0.113.9'],
    ['measuring', '198.19.0.1'],
    ['multicast', '224.0.0.1'],
    ['reserved', '240.0.0.1'],
    ['everybody', '255.255.255.255'],
    ['nothing', '::'],
    ['loopback', '::1'],
    ['IPv4 written as IPv6', '::ffff:127.0.0.1'],
    ['IPv4 written as IPv6', '::ffff:10.0.0.1'],
    ['IPv4 written as IPv6', '::ffff:8.8.8.8'],
    ['IPv4 written as IPv6', '::127.0.0.1'],
    ['unique-local', 'fc00::1'],
    ['unique-local', 'fdff::1'],
    ['link-local', 'fe80::1'],
    ['link-local with a zone', 'fe80::1%eth0'],
    ['public with a zone', '2606:4700:4700::1111%eth0'],
    ['site-local', 'fec0::1'],
    ['multicast', 'ff02::1'],
    ['translated loopback', '64:ff9b::127.0.0.1'],
    ['translated loopback', '64:ff9b::7f00:1'],
    ['translated private', '64:ff9b::a00:1'],
    ['translated link-local', '64:ff9b::169.254.169.254'],
    ['translated within a network', '64:ff9b:1::1'],
    ['a tunnel to loopback', '2002:7f00:1::'],
    ['a tunnel', '2001::1'],
    ['documentation', '2001:db8::1'],
    ['documentation', '3fff::1'],
    ['a name', 'localhost'],
    ['nothing at all', ''],
  ])('is none of %s: %s', (_what, address) => {
    expect(isPublicAddress(address)).toBe(false);
  });
});

describe('an address typed by someone', () => {
  it.each([
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://0x7f000001/',
    'https://0x7f.1/',
    'https://0177.0.0.1/',
    'https://127.1/',
    'https://127.0.0.1./',
    'https://①②⑦.0.0.1/',
    'https://[::1]/',
    'https://[::ffff:127.0.0.1]/',
    'https://[::ffff:7f00:1]/',
    'https://[fd00::5]:8443/',
    'https://169.254.169.254/latest/meta-data/',
  ])('is private in every spelling: %s', (address) => {
    expect(isPrivateLiteral(new URL(address))).toBe(true);
  });

  it.each(['https://example.com/', 'https://1.1.1.1/', 'https://[2606:4700:4700::1111]/'])(
    'is not private where it is not: %s',
    (address) => {
      expect(isPrivateLiteral(new URL(address))).toBe(false);
    },
  );

  it.each<[url: string, allowed: string, expected: boolean]>([
    ['http://hooks.internal:8080/x', 'hooks.internal', true],
    ['http://hooks.internal:8080/x', 'hooks.internal:8080', true],
    ['http://hooks.internal/x', 'hooks.internal:80', true],
    ['https://hooks.internal/x', 'hooks.internal:443', true],
    ['https://[fd00::5]/x', '[fd00::5]', true],
    ['http://hooks.internal:9000/x', 'hooks.internal:8080', false],
    ['https://hooks.internal/x', 'hooks.internal:80', false],
    ['http://evil.hooks.internal/x', 'hooks.internal', false],
    ['http://hooks.internal.evil.example/x', 'hooks.internal', false],
  ])('%s with %s allowed: %s', (url, allowed, expected) => {
    expect(isAllowedTarget(new URL(url), [allowed])).toBe(expected);
  });
});

describe('the addresses of a name', () => {
  const find = (url: string, addresses: string[], allowed: string[] = []) =>
    addressesOf(new URL(url), { allowed, resolve: async () => addresses });

  it('are those that it has, where all of them are public', async () => {
    expect(await find('https://example.com/', ['1.1.1.1', '2606:4700:4700::1111'])).toEqual([
      '1.1.1.1',
      '2606:4700:4700::1111',
    ]);
  });

  it.each([
    ['that leads into a private network', ['10.0.0.1']],
    ['of which one address of several is private', ['1.1.1.1', '127.0.0.1']],
    ['that leads to IPv4 written as IPv6', ['::ffff:127.0.0.1']],
  ])('are refused for a name %s', async (_what, addresses) => {
    const finding = find('https://example.com/', addresses);
    await expect(finding).rejects.toBeInstanceOf(TargetRefusedError);
  });

  it('are refused without TLS', async () => {
    const finding = find('http://example.com/', ['1.1.1.1']);
    await expect(finding).rejects.toBeInstanceOf(TargetRefusedError);
  });

  it('may be private, and without TLS, for a host that is allowed', async () => {
    expect(await find('http://hooks.internal/', ['10.0.0.1'], ['hooks.internal'])).toEqual([
      '10.0.0.1',
    ]);
  });
});
