import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { fingerprint, isStamped, listFiles, stamp } from './fingerprint.mjs';

let root = '';

beforeEach(() => {
  root = mkdtempSync(join(tmpdir(), 'fingerprint-'));
  mkdirSync(join(root, 'src/deep'), { recursive: true });
  mkdirSync(join(root, 'node_modules'));
  writeFileSync(join(root, 'src/deep/b.ts'), 'b');
  writeFileSync(join(root, 'a.ts'), 'a');
  writeFileSync(join(root, 'node_modules/c.ts'), 'c');
});

afterEach(() => rmSync(root, { recursive: true }));

describe('listFiles', () => {
  it('finds files at every depth, without installed packages and what keep refuses', () => {
    expect(listFiles([root, join(root, 'absent')])).toEqual([
      join(root, 'a.ts'),
      join(root, 'src/deep/b.ts'),
    ]);
    expect(listFiles([root], (path) => !path.endsWith('/src'))).toEqual([join(root, 'a.ts')]);
  });
});

describe('fingerprint', () => {
  it('changes with a content, a name and an extra, and with nothing else', () => {
    const of = (extras: string[] = []) => fingerprint(root, listFiles([root]), extras);
    const before = of();
    writeFileSync(join(root, 'a.ts'), 'a');
    expect(of()).toBe(before);
    expect(of(['VITE_BASE=1'])).not.toBe(before);
    writeFileSync(join(root, 'a.ts'), 'changed');
    expect(of()).not.toBe(before);
  });
});

describe('stamp', () => {
  it('is recognised only with the value it was left with', () => {
    const path = join(root, '.cache/stamp');
    expect(isStamped(path, 'one')).toBe(false);
    stamp(path, 'one');
    expect(isStamped(path, 'one')).toBe(true);
    expect(isStamped(path, 'two')).toBe(false);
  });
});
