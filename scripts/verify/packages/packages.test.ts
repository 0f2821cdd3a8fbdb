import { expect, it } from 'vitest';
import { productionPackages } from './production-packages.ts';

const lockfile = {
  importers: {
    'apps/api': {
      dependencies: {
        server: { version: '1.0.0(peer@3.0.0)' },
        '@us/words': { version: 'link:../../packages/words' },
      },
      devDependencies: { tests: { version: '9.0.0' } },
    },
    'packages/words': { dependencies: { parser: { version: '2.0.0' } } },
  },
  packages: { 'binary-linux@1.0.0': { os: ['linux'] } },
  snapshots: {
    'server@1.0.0(peer@3.0.0)': {
      dependencies: {
        '@types/peer': '3.0.0',
        peer: '3.0.0',
        renamed: 'original@4.0.0',
        refused: 'link:apps/api/stand-ins/refused',
      },
      optionalDependencies: { 'binary-linux': '1.0.0' },
    },
    'peer@3.0.0': { dependencies: { parser: '2.0.0' } },
    'parser@2.0.0': {},
    'original@4.0.0': { dependencies: { parser: '1.0.0' } },
    'parser@1.0.0': {},
    'binary-linux@1.0.0': {},
    'tests@9.0.0': {},
    '@types/peer@3.0.0': { dependencies: { 'more-types': '1.0.0' } },
    'more-types@1.0.0': {},
  },
};

it('counts what runs in production, with what our own packages need, each version once', () => {
  expect(productionPackages(lockfile, 'apps/api')).toEqual([
    'original@4.0.0',
    'parser@1.0.0',
    'parser@2.0.0',
    'peer@3.0.0',
    'server@1.0.0',
  ]);
});
