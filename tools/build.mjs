import { ensureBuilt, TARGETS, WITHOUT_SERVER } from './bootstrap/build.mjs';
import { runMain } from './bootstrap/main.mjs';
import { Problem } from './bootstrap/problem.mjs';
import { ROOT } from './bootstrap/versions.mjs';

// `pnpm build`: whatever of the site is not built yet, or from other sources than are here.
// `pnpm build:demo` and `pnpm build:static`: the web app alone, as files.
runMain(async () => {
  const targets = targetsOf(process.argv[2]);
  const toolchain = { node: process.execPath, env: process.env };
  const built = await ensureBuilt(toolchain, { root: ROOT, targets });
  if (built === 0) console.log('Nothing has changed since the last build.');
  return 0;
});

/** @param {string | undefined} name */
function targetsOf(name) {
  if (name === undefined) return TARGETS;
  if (name !== 'demo' && name !== 'static') throw new Problem(`There is no build called ${name}.`);
  if (name === 'static' && !URL.canParse(process.env.VITE_API_URL ?? '')) {
    throw new Problem('Set VITE_API_URL to the address of the API, e.g. https://api.example.com');
  }
  const target = WITHOUT_SERVER[name];
  console.log(`Files for a static host: ${target.app}/${target.output}`);
  return [target];
}
