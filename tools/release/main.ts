import { statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { ensureBuilt } from '../bootstrap/build.mjs';
import { runMain } from '../bootstrap/main.mjs';
import { capture } from '../bootstrap/run.mjs';
import { ROOT } from '../bootstrap/versions.mjs';
import { makeRelease } from './release.ts';

// `pnpm release [FOLDER]`: what is published of this commit, for this platform; see docs/operations.md.
const MEGABYTE = 1_000_000;

runMain(async () => {
  const { output: changes } = capture('git', ['status', '--porcelain'], { cwd: ROOT });
  if (changes) console.warn('Some changes are not committed: this cannot be made again.');
  await ensureBuilt({ node: process.execPath, env: process.env });
  const release = await makeRelease(resolve(process.argv[2] ?? join(ROOT, 'dist')));
  for (const file of Object.values(release)) {
    const size = (statSync(file).size / MEGABYTE).toFixed(1);
    console.log(`${relative(process.cwd(), file)}  ${size} MB`);
  }
  return 0;
});
