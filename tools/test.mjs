import { ensureChromium } from './bootstrap/chromium.mjs';
import { installEverything } from './bootstrap/install.mjs';
import { runMain } from './bootstrap/main.mjs';
import { oneAtATime } from './bootstrap/one-at-a-time.mjs';
import { explain, Problem } from './bootstrap/problem.mjs';
import { run } from './bootstrap/run.mjs';
import { ensureServices } from './bootstrap/services.mjs';
import { ensureToolchain } from './bootstrap/toolchain.mjs';
import { ROOT } from './bootstrap/versions.mjs';

// `npm test`: from a fresh checkout on a machine that has nothing but npm and Node.
runMain(() => oneAtATime('npm test', test).catch(countAsFailure));

async function test() {
  const toolchain = await ensureToolchain();
  await installEverything(toolchain);
  const env = { ...toolchain.env, ...(await chromiumFor(toolchain)) };
  await ensureServices(toolchain).catch(goOnWithout);
  return run(toolchain.node, ['tools/verify.ts', ...process.argv.slice(2)], { cwd: ROOT, env });
}

/**
 * Variables that say where Chromium is, or that there is none.
 * @param {{ node: string, env: NodeJS.ProcessEnv }} toolchain
 */
async function chromiumFor(toolchain) {
  try {
    const path = await ensureChromium(toolchain);
    return path ? { CHROMIUM_PATH: path } : {};
  } catch (error) {
    goOnWithout(error);
    return { WITHOUT_CHROMIUM: '1' };
  }
}

/**
 * Prints the result line even when no test could be started.
 * @param {unknown} error
 */
function countAsFailure(error) {
  goOnWithout(error);
  console.log('\n0 passed, 1 failed');
  return 1;
}

/**
 * The tests that need what is missing will fail and say so; everything else can still be known.
 * @param {unknown} error
 */
function goOnWithout(error) {
  if (!(error instanceof Problem)) throw error;
  explain(error);
}
