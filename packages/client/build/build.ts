import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import './generate.ts';

// Writes dist, which is what is published.
const PACKAGE = join(import.meta.dirname, '..');
// the root's, which is compiled; the one of this package serves `generate`, and takes seven times as long
const compiler = join(PACKAGE, '..', '..', 'node_modules', 'typescript', 'bin', 'tsc');

rmSync(join(PACKAGE, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', join(PACKAGE, 'tsconfig.build.json')], {
  stdio: 'inherit',
});
