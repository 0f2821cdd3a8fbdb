import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
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

it('makes a language of a folder of catalogues', async () => {
  const write = (locale: string, rain: object) => {
    mkdirSync(path.join(folder, locale));
    writeFileSync(path.join(folder, locale, 'sky.json'), JSON.stringify({ rain }));
  };
  const inputs = ['input count', 'local countPlural = count: plural'];
  const counted = (match: object) => [{ declarations: inputs, selectors: ['countPlural'], match }];
  write('en', counted({ 'countPlural=one': '{count} drop', 'countPlural=other': '{count} drops' }));
  write(
    'fr',
    counted({ 'countPlural=one': '{count} goutte', 'countPlural=other': '{count} gouttes' }),
  );
  // in a process of its own: the compiler's database takes no bytes of the tests' browser
  const compiler = pathToFileURL(path.join(import.meta.dirname, 'compile-messages.ts')).href;
  const asked = JSON.stringify([folder, folder, ['en', 'fr']]);
  const compiled = pathToFileURL(path.join(folder, 'messages')).href;
  const program = `
    await (await import('${compiler}')).compileMessages(...${asked});
    const { rain } = await import('${compiled}/messages.js');
    const { overwriteGetLocale } = await import('${compiled}/runtime.js');
    const said = [rain({ count: 0 })];
    overwriteGetLocale(() => 'fr');
    console.log([...said, rain({ count: 0 })].join());`;
  const said = execFileSync(process.execPath, ['--input-type=module', '-e', program]);
  expect(String(said)).toBe('0 drops,0 goutte\n');
});
