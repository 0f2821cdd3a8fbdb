// @module-tag operations
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it, onTestFinished } from 'vitest';
import { runCommand, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';

/** A database and files of their own. */
async function newInstallation() {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-files-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const { variables } = await createTestDatabase(folder);
  const store = async (...path: string[]) => {
    const target = join(folder, 'files', ...path);
    await mkdir(target, { recursive: true });
    await writeFile(join(target, 'video.mp4'), 'a whole video');
  };
  return {
    folder,
    store,
    media: join(folder, 'files/media'),
    files: (...words: string[]) => runCommand(variables, ['files', ...words]),
    /** Starts and stops again, as for an update. */
    start: async () => {
      const server = await startServerProcess(variables);
      await server.stop('SIGTERM');
    },
  };
}

describe('the program', () => {
  it('does not start on files of another installation, touches nothing, and can be made to', async () => {
    const { folder, media, files, start, store } = await newInstallation();
    await store('media', 'boats');
    await expect(start()).rejects.toThrow(/ended with 78: Cannot start: .* belong together/);
    expect(await readdir(media)).toEqual(['boats']);
    // a database that is put in its place now must not read the changes of this one
    expect(existsSync(join(folder, 'vitrine.db-wal'))).toBe(false);

    const adopted = await files('adopt');
    expect(adopted).toMatchObject({ code: 0 });
    expect(adopted.output).toContain('1 upload is named by no record');
    await start();
    expect(await readdir(media)).toEqual([]);
  });

  it('lists the trash, puts an upload back and deletes the rest when asked to', async () => {
    const { folder, media, files, start, store } = await newInstallation();
    await store('media', 'boats');
    await files('adopt');
    await start();
    expect((await files('trash')).output).toMatch(/^boats {2}removed 20.*trash\/\S+\.boats\n$/);
    expect(await files('restore', 'nothing')).toMatchObject({ code: 1 });
    expect(await files('restore', 'boats')).toMatchObject({ code: 0 });
    expect(await readdir(media)).toEqual(['boats']);
    await start();
    expect((await files('empty-trash')).output).toBe('1 upload is deleted for good.\n');
    expect(await readdir(join(folder, 'files/trash'))).toEqual([]);
    expect((await files('trash')).output).toContain('is empty');
  });

  it('puts back what it can where an upload is there already, and says so', async () => {
    const { media, files, store } = await newInstallation();
    await store('media', 'boats');
    for (const id of ['boats', 'canoes']) await store('trash', `20260304T093000Z.${id}`);
    const { code, output } = await files('restore', 'all');
    expect(code).toBe(0);
    expect(output).toContain('Upload boats is in');
    expect(output).toContain('1 upload is put back');
    expect((await readdir(media)).sort()).toEqual(['boats', 'canoes']);
  });

  it('says what it can do when it gets another command', async () => {
    const { files } = await newInstallation();
    const { code, output } = await files('sweep');
    expect(code).toBe(2);
    expect(output).toContain('empty-trash');
  });
});
