import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { REPLY_FILES_LIMIT_BYTES, REPLY_FILES_MAX } from '@vitrine/contracts';
import { afterAll, describe, expect, inject, it } from 'vitest';
import { pdf } from './testing/files.ts';
import { arrive } from './testing/office.ts';
import { newAdmin } from './testing/people.ts';
import { createMigratedDatabase } from './testing/test-database.ts';
import { startTestServer } from './testing/test-server.ts';

const ROUNDS = 5;
const HALF = Buffer.alloc(REPLY_FILES_LIMIT_BYTES / 2);

// a SQLite file has one server
describe.runIf(inject('postgresUrl'))('two servers that take files for one reply', async () => {
  const made = await createMigratedDatabase(await mkdtemp(join(tmpdir(), 'vitrine-limit-')));
  const start = async () => startTestServer({ database: await made.open() });
  const servers = [await start(), await start()] as const;
  afterAll(() => Promise.all(servers.map((server) => server.close())));
  const { bearer } = await newAdmin(servers[0]);

  /** Sends files to both at once, in turns. @returns how each was answered, and what is kept */
  async function attachAll(files: Buffer[]) {
    const { id } = await arrive(servers[0]);
    const answers = await Promise.all(
      files.map((file, at) =>
        servers[at % 2 === 0 ? 0 : 1].http
          .post(`/api/messages/${id}/files/`)
          .set(bearer)
          .attach('file', file, { filename: `offer ${at}.pdf` }),
      ),
    );
    const { body } = await servers[1].http.get(`/api/messages/${id}/`).set(bearer).expect(200);
    const statuses = answers.map(({ status }) => status).sort();
    return { statuses, kept: body.unsent_files.length };
  }

  it('take no more than it may have', async () => {
    const refused = 6;
    const files = Array.from({ length: REPLY_FILES_MAX + refused }, () => pdf());
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await attachAll(files)).toEqual({
        statuses: [...Array(REPLY_FILES_MAX).fill(201), ...Array(refused).fill(409)],
        kept: REPLY_FILES_MAX,
      });
    }
  });

  it('take nothing that is larger together than it may be', async () => {
    const large = Buffer.concat([pdf(), HALF]);
    for (let round = 0; round < ROUNDS; round += 1) {
      expect(await attachAll([large, large])).toEqual({ statuses: [201, 413], kept: 1 });
    }
  });
});
