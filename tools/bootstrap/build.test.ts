import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { ensureBuilt, isSource, TARGETS } from './build.mjs';
import { replaceFolder } from './replace-folder.ts';
import { ROOT } from './versions.mjs';

const SCRIPT = `
  import { cpSync } from 'node:fs';
  cpSync('src', 'dist', { recursive: true });
`;
const FAILING = `console.error('a module is missing'); process.exit(1);`;

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'build-'));
  write('app/build.mjs', SCRIPT);
  write('app/src/a.txt', 'a');
  write('app/src/b.txt', 'b');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('ensureBuilt', () => {
  it('builds once, and again when a source or a setting changes', async () => {
    expect(await build()).toBe(1);
    expect(await build()).toBe(0);
    write('app/src/a.txt', 'changed');
    expect(await build()).toBe(1);
    expect(readFileSync(join(root, 'app/dist/a.txt'), 'utf8')).toBe('changed');
    expect(await build({ VITE_BASE: '1' })).toBe(1);
  });

  it.each([
    ['gone', () => rmSync(join(root, 'app/dist/b.txt'))],
    ['cut short', () => write('app/dist/b.txt', '')],
  ])('builds again when a file of the build is %s', async (_what, damage) => {
    await build();
    damage();
    expect(await build()).toBe(1);
    expect(readFileSync(join(root, 'app/dist/b.txt'), 'utf8')).toBe('b');
  });

  it('shows why a build failed, and does not take it for built', async () => {
    await build();
    write('app/build.mjs', FAILING);
    await expect(build()).rejects.toThrow(/app failed.*a module is missing/s);
    await expect(build()).rejects.toThrow();
  });

  it('builds every app as its package.json says', () => {
    for (const { app, script } of TARGETS) {
      const { scripts } = JSON.parse(readFileSync(join(ROOT, app, 'package.json'), 'utf8'));
      expect(scripts.build).toBe(`node ${script}`);
    }
  });
});

describe('isSource', () => {
  it.each([
    ['apps/web/src/lib/paths.ts', true],
    ['apps/web/messages/en/blog.json', true],
    ['apps/web/src/generated', false],
    ['packages/client', false],
    ['apps/web/src/lib/paths.test.ts', false],
    ['apps/api/tests', false],
  ])('%s: %s', (path, expected) => {
    expect(isSource(path)).toBe(expected);
  });
});

describe('replaceFolder', () => {
  it('puts the finished folder in place and leaves nothing of the older one', () => {
    write('place/old.txt', 'old');
    write('finished/new.txt', 'new');
    replaceFolder(join(root, 'finished'), join(root, 'place'));
    expect(existsSync(join(root, 'place/new.txt'))).toBe(true);
    expect(existsSync(join(root, 'place/old.txt'))).toBe(false);
    expect(existsSync(join(root, 'finished'))).toBe(false);
  });

  it('goes on where it was cut short between its two renames', () => {
    write('finished-older/old.txt', 'old');
    write('finished/new.txt', 'new');
    replaceFolder(join(root, 'finished'), join(root, 'place'));
    expect(existsSync(join(root, 'place/new.txt'))).toBe(true);
    expect(existsSync(join(root, 'finished-older'))).toBe(false);
  });
});

function build(env: Record<string, string> = {}): Promise<number> {
  const target = { app: 'app', label: 'Building', script: 'build.mjs', variables: ['VITE_BASE'] };
  return ensureBuilt({ node: process.execPath, env }, { root, targets: [target] });
}

function write(name: string, content: string): void {
  mkdirSync(dirname(join(root, name)), { recursive: true });
  writeFileSync(join(root, name), content);
}
