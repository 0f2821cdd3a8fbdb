// @module-tag operations
import { mkdtemp, readdir, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '@vitrine/test-support/free-port';
import { startValkey } from '@vitrine/test-support/valkey';
import { afterAll, describe, expect, it } from 'vitest';
import { runCommand, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { newWriter } from './testing/writers.ts';

const folder = await mkdtemp(join(tmpdir(), 'vitrine-doctor-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const newPlace = async (): Promise<Record<string, string>> =>
  (await createTestDatabase(await mkdtemp(join(folder, 'place-')))).variables;

const line = (level: string, what: string) => new RegExp(`^${level} +${what}: .+`, 'm');

describe('doctor', () => {
  it('says of everything that it is well, and changes nothing where nothing is', async () => {
    const place = await newPlace();
    const empty = await runCommand(place, ['doctor']);
    expect(empty).toMatchObject({ code: 0, output: expect.stringContaining('0 fail') });
    expect(await readdir(place.DATA_DIR ?? '')).toEqual([]);

    const server = await startServerProcess(place);
    await (await newWriter(server.url)).upload('a document');
    const running = await runCommand(
      { ...place, PUBLIC_URL: 'https://vitrine.test', RATE_LIMITS: 'on' },
      ['doctor'],
    );
    await server.stop('SIGTERM');
    expect(running.code).toBe(0);
    for (const what of ['settings', 'data folder', 'secret', 'database', 'clock']) {
      expect(running.output).toMatch(line('ok', what));
    }
    for (const what of ['files', 'files without a record', 'outbox']) {
      expect(running.output).toMatch(line('ok', what));
    }
    for (const what of ['mail', 'backup']) expect(running.output).toMatch(line('warn', what));
    expect(running.output).toMatch(/^0 fail, \d warn, \d+ ok$/m);
  });

  it('fails for files that are missing, and names uploads that nobody names', async () => {
    const place = await newPlace();
    const server = await startServerProcess(place);
    await (await newWriter(server.url)).upload('a document');
    await server.stop('SIGTERM');
    const media = join(place.DATA_DIR ?? '', 'files', 'media');
    const [id = ''] = await readdir(media);
    const [name = ''] = await readdir(join(media, id));
    await rm(join(media, id, name));
    await writeFile(join(media, id, 'other.pdf'), 'x');
    const { code, output } = await runCommand(place, ['doctor']);
    expect(output).toMatch(line('fail', 'files'));
    expect(output).toContain(`media/${id}/${name}`);
    expect(code).toBe(1);
  });

  it('fails for settings that are wrong, and for a mail server that does not answer', async () => {
    const wrong = await runCommand({ ...(await newPlace()), PORT: 'none' }, ['doctor']);
    expect(wrong).toMatchObject({
      code: 1,
      output: expect.stringMatching(line('fail', 'settings')),
    });
    const silent = `smtp://127.0.0.1:${await freePort()}`;
    const mail = await runCommand({ ...(await newPlace()), SMTP_URL: silent }, ['doctor']);
    expect(mail).toMatchObject({ code: 1, output: expect.stringMatching(line('fail', 'mail')) });
    expect(mail.output).toContain('check SMTP_URL');
  });

  it('asks a Valkey that is set, and fails where it does not answer', async () => {
    const place = await newPlace();
    const valkey = await startValkey();
    const running = await runCommand({ ...place, VALKEY_URL: valkey.url }, ['doctor']);
    await valkey.stop();
    expect(running.output).toMatch(line('ok', 'valkey'));
    const away = await runCommand({ ...place, VALKEY_URL: valkey.url }, ['doctor']);
    expect(away).toMatchObject({ code: 1, output: expect.stringMatching(line('fail', 'valkey')) });
    expect(away.output).toContain('check VALKEY_URL');
  });

  it('fails for a database that is damaged or away', async () => {
    const place = await newPlace();
    const away = { DATABASE_URL: `postgres://127.0.0.1:${await freePort()}/vitrine` };
    await writeFile(join(place.DATA_DIR ?? '', 'vitrine.db'), 'SQLite format 3\0 and then nothing');
    const { DATA_DIR = '' } = place;
    for (const variables of [{ DATA_DIR }, { DATA_DIR, ...away }]) {
      const { code, output } = await runCommand(variables, ['doctor']);
      expect(output).toMatch(line('fail', 'database'));
      expect(code).toBe(1);
    }
  });
});
