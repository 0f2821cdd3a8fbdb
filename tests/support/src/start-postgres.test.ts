import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

describe('a process that starts a PostgreSQL', () => {
  it('still fails when it says that it has failed', () => {
    const source = `
      import { mkdtempSync } from 'node:fs';
      import { startPostgres } from ${JSON.stringify(join(import.meta.dirname, 'start-postgres.ts'))};
      const folder = mkdtempSync('/tmp/vitrine-start-');
      const server = await startPostgres(folder + '/data');
      await server.stop();
      process.exitCode = 7;
    `;
    const { status, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', source], {
      encoding: 'utf8',
    });
    expect(status, stderr).toBe(7);
  });
});
