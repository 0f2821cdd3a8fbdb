import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createWriter } from './compile-messages.ts';

let folder = '';

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'messages-'));
});

afterEach(() => rmSync(folder, { recursive: true }));

describe('the writer of compiled messages', () => {
  it('writes what it is given', async () => {
    const file = path.join(folder, 'hello.js');
    const writer = createWriter();
    await writer.writeFile(file, 'one');
    await writer.writeFile(file, 'two');
    expect(readFileSync(file, 'utf8')).toBe('two');
    expect(() => writer.assertComplete([file])).not.toThrow();
  });

  it('refuses a compilation of which a file could not be written', async () => {
    const writer = createWriter();
    const file = path.join(folder, 'no-such-folder/hello.js');
    // the compiler passes over a write that fails
    await Promise.allSettled([writer.writeFile(file, 'hello')]);
    expect(() => writer.assertComplete([file])).toThrow(/^1 of 1 files .*hello\.js/);
  });

  it('refuses a compilation of which a file was never written', async () => {
    const writer = createWriter();
    const file = path.join(folder, 'hello.js');
    await writer.writeFile(file, 'hello');
    const forgotten = path.join(folder, 'forgotten.js');
    expect(() => writer.assertComplete([file, forgotten])).toThrow(/^1 of 2 files .*forgotten\.js/);
  });
});
