import { installEverything } from './bootstrap/install.mjs';
import { runMain } from './bootstrap/main.mjs';
import { Problem } from './bootstrap/problem.mjs';
import { run } from './bootstrap/run.mjs';
import { ensureToolchain } from './bootstrap/toolchain.mjs';

// `node tools/with-packages.mjs tools/bench/src/main.ts`: a script that needs the development packages,
// which `npm start` alone does not install.
runMain(async () => {
  const [script, ...args] = process.argv.slice(2);
  if (!script) throw new Problem('Usage: node tools/with-packages.mjs <script> [arguments]');
  const toolchain = await ensureToolchain();
  await installEverything(toolchain);
  return run(toolchain.node, [script, ...args], { env: toolchain.env });
});
