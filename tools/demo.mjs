import { join } from 'node:path';
import { ensureBuilt, WITHOUT_SERVER } from './bootstrap/build.mjs';
import { installEverything } from './bootstrap/install.mjs';
import { runMain } from './bootstrap/main.mjs';
import { run } from './bootstrap/run.mjs';
import { ensureToolchain } from './bootstrap/toolchain.mjs';
import { ROOT } from './bootstrap/versions.mjs';

// `pnpm demo`: from a fresh checkout to the demo in a browser, doing only what is not done yet.
runMain(async () => {
  const toolchain = await ensureToolchain();
  // what is in for the API is a tool of development
  await installEverything(toolchain);
  await ensureBuilt(toolchain, { root: ROOT, targets: [WITHOUT_SERVER.demo] });
  const { node, env } = toolchain;
  return run(node, ['build/serve-demo.ts'], { cwd: join(ROOT, 'apps', 'demo'), env });
});
