import { ensureChromium } from './bootstrap/chromium.mjs';
import { ensureInstalled } from './bootstrap/install.mjs';
import { runMain } from './bootstrap/problem.mjs';
import { run } from './bootstrap/run.mjs';
import { ensureToolchain } from './bootstrap/toolchain.mjs';
import { ROOT } from './bootstrap/versions.mjs';

// `npm test`: what CI runs, from a fresh checkout on a machine that has nothing but npm and Node.
runMain(async () => {
  const toolchain = await ensureToolchain();
  await ensureInstalled(toolchain);
  const chromium = await ensureChromium(toolchain);
  const env = chromium ? { ...toolchain.env, CHROMIUM_PATH: chromium } : toolchain.env;
  return run(toolchain.node, ['scripts/verify.ts', ...process.argv.slice(2)], { cwd: ROOT, env });
});
