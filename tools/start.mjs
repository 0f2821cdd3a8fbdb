import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { ensureBuilt } from './bootstrap/build.mjs';
import { installForRunning } from './bootstrap/install.mjs';
import { runMain } from './bootstrap/main.mjs';
import { run } from './bootstrap/run.mjs';
import { ensureToolchain } from './bootstrap/toolchain.mjs';
import { ROOT } from './bootstrap/versions.mjs';

// `npm start`: from a fresh checkout to a running site, doing only what is not done yet.
runMain(async () => {
  const toolchain = await ensureToolchain();
  await installForRunning(toolchain);
  await ensureBuilt(toolchain);
  const settings = existsSync(join(ROOT, '.env')) ? ['--env-file=.env'] : [];
  const server = [...settings, 'apps/api/dist/main.js', ...process.argv.slice(2)];
  return run(toolchain.node, server, { cwd: ROOT, env: toolchain.env });
});
