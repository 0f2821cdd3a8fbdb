import { ensureBuilt } from './bootstrap/build.mjs';
import { runMain } from './bootstrap/main.mjs';

// `pnpm build`: whatever of the site is not built yet, or from other sources than are here.
runMain(async () => {
  const built = await ensureBuilt({ node: process.execPath, env: process.env });
  if (built === 0) console.log('Nothing has changed since the last build.');
  return 0;
});
