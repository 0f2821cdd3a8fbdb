import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../../bootstrap/run.mjs';
import { ROOT } from '../../bootstrap/versions.mjs';
import { readIfThere } from '../read-if-there.ts';
import { findComposeProblems } from './compose.ts';
import { findDockerfileProblems } from './dockerfile.ts';
import { documentedSettings, findSettingsProblems } from './settings.ts';

// What can be known about the image and the stack on a machine without a container engine.
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const example = read('.env.example');
const problems = [
  ...findDockerfileProblems(read('Dockerfile'), (path) => existsSync(join(ROOT, path))),
  ...findComposeProblems(read('docker-compose.yml'), documentedSettings(example)),
  ...findSettingsProblems(example, readIfThere(join(ROOT, 'apps/api/src/env.ts')) ?? ''),
  ...askDocker(),
];
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Docker's own opinion of the compose file, on a machine that has it. */
function askDocker(): string[] {
  if (!capture('docker', ['compose', 'version']).ok) return [];
  const { ok, output } = capture('docker', ['compose', 'config', '--quiet'], { cwd: ROOT });
  return ok ? [] : [`docker compose config: ${output}`];
}
