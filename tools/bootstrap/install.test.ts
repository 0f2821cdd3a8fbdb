import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { installEverything, installForRunning } from './install.mjs';

const SKIPPED_AFTER_FAILURE = {
  name: 'pnpm:skipped-optional-dependency',
  reason: 'fetch_failure',
  details: 'ERR_PNPM_TARBALL_HTTP_STATUS: 503',
  package: { name: '@img/sharp-linux-x64' },
};

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'install-'));
  write('package.json', JSON.stringify({ devDependencies: { '@biomejs/biome': 'catalog:' } }));
  write('pnpm-lock.yaml', 'one');
  fakePnpm([]);
});

afterEach(() => rmSync(root, { recursive: true }));

describe('an installation for running', () => {
  it('leaves development dependencies out and is not repeated', async () => {
    await installForRunning(toolchain(), root);
    await installForRunning(toolchain(), root);
    expect(calls()).toEqual([expect.stringContaining('--prod')]);
    expect(calls()[0]).toContain('--trust-lockfile');
    expect(calls()[0]).toContain('--filter=@vitrine/web...');
  });

  it('is repeated when the lockfile changes', async () => {
    await installForRunning(toolchain(), root);
    write('pnpm-lock.yaml', 'two');
    await installForRunning(toolchain(), root);
    expect(calls()).toHaveLength(2);
  });

  it('is completed by the tests, after which a start installs nothing', async () => {
    await installForRunning(toolchain(), root);
    await installEverything(toolchain(), root);
    await installForRunning(toolchain(), root);
    expect(calls()).toHaveLength(2);
    expect(calls()[1]).not.toMatch(/--prod|--trust-lockfile/);
  });

  it('takes nothing from a developer who ran pnpm install', async () => {
    await installForRunning(toolchain(), root);
    mkdirSync(join(root, 'node_modules/@biomejs/biome'), { recursive: true });
    write('pnpm-lock.yaml', 'two');
    await installForRunning(toolchain(), root);
    expect(calls()[1]).not.toContain('--prod');
  });
});

describe('an installation that fails', () => {
  it.each([
    ['pnpm ends with an error', [{ level: 'error', message: 'os error 28' }], 1, /disk is full/],
    [
      'a package for this platform was left out',
      [SKIPPED_AFTER_FAILURE],
      0,
      /@img\/sharp-linux-x64/,
    ],
    ['an install script prints a line', ['no prebuilt binary'], 1, /no prebuilt binary/],
  ])('says so and leaves no stamp: %s', async (_name, lines, code, sentence) => {
    fakePnpm(lines, code);
    await expect(installForRunning(toolchain(), root)).rejects.toThrow(sentence);
    expect(existsSync(join(root, 'node_modules/.installed'))).toBe(false);
  });
});

const toolchain = () => ({ pnpm: join(root, 'pnpm'), env: process.env });

const calls = () => readFileSync(join(root, 'calls'), 'utf8').trim().split('\n');

/** Writes down what it is asked for, prints a report and ends. */
function fakePnpm(lines: (object | string)[], code = 0): void {
  const report = lines.map((line) => (typeof line === 'string' ? line : JSON.stringify(line)));
  const script = [
    `require('node:fs').appendFileSync('calls', process.argv.slice(2).join(' ') + '\\n');`,
    `console.log(${JSON.stringify(report.join('\n'))});`,
    `process.exitCode = ${code};`,
  ];
  write('pnpm.cjs', script.join('\n'));
  // a path with a space cannot be named behind #!
  write('pnpm', `#!/bin/sh\nexec "${process.execPath}" "${join(root, 'pnpm.cjs')}" "$@"\n`);
  chmodSync(join(root, 'pnpm'), 0o755);
}

function write(name: string, content: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}
