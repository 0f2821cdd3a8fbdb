import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'yaml';
import { ROOT } from '../../bootstrap/versions.mjs';
import { type Lockfile, productionPackages } from './production-packages.ts';

/** Every package that runs beside our own code is somebody to trust; this may only go down. */
const MOST_PACKAGES = 119;

const lockfile = parse(readFileSync(join(ROOT, 'pnpm-lock.yaml'), 'utf8')) as Lockfile;
const packages = productionPackages(lockfile, 'apps/api');
if (process.argv.includes('--list')) console.log(packages.join('\n'));
console.log(`${packages.length} packages in production, at most ${MOST_PACKAGES}`);
process.exitCode = packages.length === 0 || packages.length > MOST_PACKAGES ? 1 : 0;
