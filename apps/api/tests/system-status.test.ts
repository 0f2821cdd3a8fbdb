// @module-tag operations
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, inject, it } from 'vitest';
import { noteLastBackup } from '../src/lib/last-backup.ts';
import { MailRefusedError } from '../src/lib/mail.ts';
import { startBucketServer } from './testing/bucket-server.ts';
import { BOSS, call, signInBoss } from './testing/load.ts';
import { newAdmin, newUser } from './testing/people.ts';
import { runCommand, startServerProcess } from './testing/server-process.ts';
import { createTestDatabase } from './testing/test-database.ts';
import { useTestServer } from './testing/test-server.ts';

const server = await useTestServer();
const { http, folder, mailer, platform, dependencies } = server;
const admin = await newAdmin(server);

const read = async () => (await http.get('/api/admin/system/').set(admin.bearer).expect(200)).body;

describe('the state of the system', () => {
  it('is for administrators alone', async () => {
    const user = await newUser(server);
    await http.get('/api/admin/system/').expect(401);
    await http.get('/api/admin/system/').set(user.bearer).expect(403);
  });

  it('tells of program, database, disk and files', async () => {
    const status = await read();
    expect(status).toMatchObject({
      version: expect.stringMatching(/^\d+\.\d+\.\d+/),
      node: process.versions.node,
      startedAt: expect.stringMatching(/Z$/),
      database: {
        kind: inject('postgresUrl') ? 'postgres' : 'sqlite',
        version: expect.stringMatching(/^\d+\.\d+/),
        schema: 'current',
      },
      storage: { level: 'enough' },
      files: expect.stringContaining(folder),
      mail: { mode: 'folder' },
      webhooks: { targets: 0, switchedOff: 0, failed: 0 },
      droppedLogLines: expect.any(Number),
    });
    expect(status.database.bytes).toBeGreaterThan(100_000);
  });

  it.runIf(inject('postgresUrl'))('names the processes that share a PostgreSQL', async () => {
    const { database } = await read();
    expect(database.processes).toEqual([expect.stringMatching(new RegExp(` ${process.pid}$`))]);
  });

  it('counts mails that wait and those that were given up', async () => {
    const { outbox } = dependencies;
    const mail = { recipient: 'ngozi@example.com', subject: 'Hello', body: 'Good morning.' };
    const queue = () => platform.database.write((tx) => outbox.queue(tx, mail));
    await outbox.sendDue();
    await queue();
    mailer.failure = new MailRefusedError('550 no such mailbox');
    await outbox.sendDue();
    mailer.failure = undefined;
    await queue();
    expect((await read()).mail).toMatchObject({ waiting: 1, failed: 1 });
  });

  it('tells of the latest backup, and of none where its note cannot be read', async () => {
    expect((await read()).backup).toBeNull();
    const backup = {
      at: '2026-11-21T02:00:00.000Z',
      file: '/backups/2026-11-21',
      bytes: 1_234_567,
      verified: true,
    };
    await noteLastBackup(folder, backup);
    expect((await read()).backup).toEqual(backup);
    await writeFile(join(folder, 'last-backup.json'), '{"at":');
    expect((await read()).backup).toBeNull();
  });

  it.runIf(inject('postgresUrl'))(
    'tells every replica of a backup, whichever of them it was made beside',
    async () => {
      const { variables } = await createTestDatabase('');
      const bucket = await startBucketServer();
      const shared = { ...variables, ...bucket.variables, ...BOSS };
      const at = (name: string) => ({ ...shared, DATA_DIR: join(folder, name) });
      const replica = await startServerProcess(at('one'));
      const token = await signInBoss(replica.url);
      const latest = async () => {
        const answer = await call(replica.url, '/api/admin/system/', { token });
        return ((await answer.json()) as { backup: unknown }).backup;
      };
      expect(await latest()).toBeNull();
      expect(await runCommand(at('two'), ['backup'])).toMatchObject({ code: 0 });
      const file = expect.stringContaining(join(folder, 'two', 'backups'));
      expect(await latest()).toMatchObject({ file, verified: true });
      expect(await replica.stop('SIGTERM')).toBe(0);
      bucket.close();
    },
  );
});
