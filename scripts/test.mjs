import { ensureChromium } from './bootstrap/chromium.mjs';
import { installEverything } from './bootstrap/install.mjs';
import { runMain } from './bootstrap/main.mjs';
import { explain, Problem } from './bootstrap/problem.mjs';
import { run } from './bootstrap/run.mjs';
import { ensureServices } from './bootstrap/services.mjs';
import { ensureToolchain } from './bootstrap/toolchain.mjs';
import { ROOT } from './bootstrap/versions.mjs';

// `npm test`: what CI runs, from a fresh checkout on a machine that has nothing but npm and Node.
runMain(async () => {
  const toolchain = await prepare().catch(countAsFailure);
  if (!toolchain) return 1;
  const chromium = await ensureChromium(toolchain).catch(goOnWithout);
  await ensureServices(toolchain).catch(goOnWithout);
  const env = chromium ? { ...toolchain.env, CHROMIUM_PATH: chromium } : toolchain.env;
  return run(toolchain.node, ['scripts/verify.ts', ...process.argv.slice(2)], { cwd: ROOT, env });
});

async function prepare() {
  const toolchain = await ensureToolchain();
  await installEverything(toolchain);
  return toolchain;
}

/**
 * Prints the result line even when no test could be started.
 * @param {unknown} error
 */
function countAsFailure(error) {
  goOnWithout(error);
  console.log('\n0 passed, 1 failed');
  return undefined;
}

/**
 * The tests that need what is missing will fail and say so; everything else can still be known.
 * @param {unknown} error
 */
function goOnWithout(error) {
  if (!(error instanceof Problem)) throw error;
  explain(error);
  return undefined;
}
