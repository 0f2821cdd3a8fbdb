import { execFileSync } from 'node:child_process';
import { rmSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import './generate.ts';

// Writes dist, which is what is published.
const PACKAGE = join(import.meta.dirname, '..');
const compiler = createRequire(import.meta.url).resolve('typescript/bin/tsc');

rmSync(join(PACKAGE, 'dist'), { recursive: true, force: true });
execFileSync(process.execPath, [compiler, '-p', join(PACKAGE, 'tsconfig.build.json')], {
  stdio: 'inherit',
});
