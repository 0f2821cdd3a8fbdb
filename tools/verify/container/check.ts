import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { capture } from '../../bootstrap/run.mjs';
import { ROOT } from '../../bootstrap/versions.mjs';
import { readIfThere } from '../read-if-there.ts';
import { findCaddyfileProblems } from './caddyfile.ts';
import { findComposeProblems } from './compose.ts';
import { findDockerfileProblems } from './dockerfile.ts';
import { documentedSettings, findSettingsProblems } from './settings.ts';

// What can be known about the image and the stack on a machine without a container engine.
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const example = read('.env.example');
const problems = [
  ...findDockerfileProblems(read('Dockerfile'), (path) => existsSync(join(ROOT, path))),
  ...findComposeProblems(read('docker-compose.yml'), documentedSettings(example)),
  ...findCaddyfileProblems(read('deploy/Caddyfile'), read('docker-compose.yml')),
  ...findSettingsProblems(example, readIfThere(join(ROOT, 'apps/api/src/env.ts')) ?? ''),
  ...askDocker(),
  ...askCaddy(),
];
for (const problem of problems) console.error(problem);
console.log(`${problems.length} problems`);
process.exitCode = problems.length > 0 ? 1 : 0;

/** Docker's own opinion of the compose file, on a machine that has it. */
function askDocker(): string[] {
  if (!capture('docker', ['compose', 'version']).ok) return [];
  const args = ['compose', '--profile', 'scale', 'config', '--quiet'];
  const { ok, output } = capture('docker', args, { cwd: ROOT });
  return ok ? [] : [`docker compose config: ${output}`];
}

/** Caddy's own opinion of its file, on a machine that has it. */
function askCaddy(): string[] {
  if (!capture('caddy', ['version']).ok) return [];
  const args = ['validate', '--adapter', 'caddyfile', '--config', 'deploy/Caddyfile'];
  const { ok, output } = capture('caddy', args, { cwd: ROOT });
  return ok ? [] : [`caddy validate: ${output}`];
}
