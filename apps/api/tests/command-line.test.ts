// @module-tag operations
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { commands } from '../src/commands/command-table.ts';
import { runCommand } from './testing/server-process.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-command-line-'));
afterAll(() => rm(folder, { recursive: true, force: true }));
const DATA_DIR = join(folder, 'data');
const run = (...words: string[]) => runCommand({ DATA_DIR }, words);

describe('the command line', () => {
  it('lists every command with what it does, and the options of one', async () => {
    const all = await run('help');
    expect(all.code).toBe(0);
    for (const { name, summary } of commands) {
      expect(all.output).toContain(`  ${name}`);
      expect(all.output).toContain(summary);
    }
    expect(await run('--help')).toEqual(all);
    const one = await run('help', 'backup');
    expect(one).toMatchObject({ code: 0, output: expect.stringContaining('--keep N') });
    expect(await run('backup', '--help')).toEqual(one);
  });

  it.each([
    [['bakup'], "Did you mean 'backup'?"],
    [['admin', 'rest', 'a@example.com'], "Did you mean 'admin create'?"],
    [['files', 'sweep'], 'files empty-trash'],
    [['--keep'], "There is no command ''"],
  ])('does not guess what %j is, but says what is nearest', async (words, said) => {
    const { code, output } = await run(...words);
    expect(output).toContain(said);
    expect(code).toBe(2);
  });

  it.each(['purg', 'files empty-trsh', 'person eras', 'admin rset', 'second-factor rest'])(
    'leads nobody who types %s to a command that deletes',
    async (typed) => {
      const { code, output } = await run(...typed.split(' '));
      const [, suggested] = /Did you mean '(.+)'/.exec(output) ?? [];
      const isSafe = commands.some(({ name, destroys }) => name === suggested && !destroys);
      expect([code, isSafe]).toEqual([2, true]);
    },
  );

  it.each([
    [['restore']],
    [['restore', '']],
    [['restore', 'one', 'two']],
    [['backup', '--kept', '3']],
    [['backup', '--keep']],
    [['purge', 'everything']],
  ])('does nothing when words are missing, unknown or too many: %j', async (words) => {
    const { code, output } = await run(...words);
    expect(output).toMatch(/^Usage: /);
    expect(code).toBe(2);
    expect(await readdir(folder)).toEqual([]);
  });

  it('loads every command that it lists', async () => {
    for (const command of commands) expect(await command.load()).toBeTypeOf('function');
  });
});
