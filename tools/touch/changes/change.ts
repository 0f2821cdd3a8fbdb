import type { Edits } from '../edits.ts';

/** A change that the code is meant to make easy. */
export interface Change {
  /** As the table has it. */
  name: string;
  /** Most files that are written by hand, apart from tests, migrations and translations. */
  aim: number;
  make(edits: Edits): void;
  /** A test of the change, in the workspace of the first part of its path. */
  test: { file: string; text: string };
  /** Tests that are there already and say of such a change whether it is whole. */
  known?: readonly string[];
}

export const CONTRACTS = 'packages/contracts/src';
export const WEB = 'apps/web/src';
export const OFFICE = `${WEB}/features/back-office`;

/** @param helpers what it imports from the helpers of the tests, by their file */
export const apiTest = (name: string, helpers: Record<string, string>, text: string) => ({
  file: `apps/api/tests/touch-${name}.test.ts`,
  text: [
    "import { expect, it } from 'vitest';",
    ...Object.entries({ ...helpers, 'test-server': 'useTestServer' }).map(
      ([file, helper]) => `import { ${helper} } from './testing/${file}.ts';`,
    ),
    'const server = await useTestServer();',
    'const { http } = server;',
    text,
  ].join('\n'),
});
