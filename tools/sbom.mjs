import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { runMain } from './bootstrap/main.mjs';
import { Problem } from './bootstrap/problem.mjs';
import { capture } from './bootstrap/run.mjs';
import { ensureToolchain } from './bootstrap/toolchain.mjs';
import { ROOT } from './bootstrap/versions.mjs';

// `npm run sbom [FILE]`: what production is made of, the server's packages and those of the site, as
// CycloneDX. It goes with a release, so that anyone who runs one can look up what is known against it.
const FILE = 'sbom.cdx.json';
const ARGS = [
  ...['sbom', '--sbom-format', 'cyclonedx', '--sbom-type', 'application', '--prod'],
  ...['--filter', '@vitrine/api', '--filter', '@vitrine/web'],
];

runMain(async () => {
  const { pnpm, env } = await ensureToolchain();
  const file = resolve(process.argv[2] ?? FILE);
  const { ok, output } = capture(pnpm, [...ARGS, '--out', file], { cwd: ROOT, env });
  if (!ok) throw new Problem(`The list of packages could not be made:\n${output}`);
  const { components } = JSON.parse(readFileSync(file, 'utf8'));
  console.log(`${components.length} packages are listed in ${file}.`);
  return 0;
});
