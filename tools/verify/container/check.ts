import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { capture } from '../../bootstrap/run.mjs';
import { ROOT } from '../../bootstrap/versions.mjs';
import { readIfThere } from '../read-if-there.ts';
import { findCaddyfileProblems } from './caddyfile.ts';
import { findComposeProblems } from './compose.ts';
import { findDockerfileProblems } from './dockerfile.ts';
import { findKubernetesProblems } from './kubernetes.ts';
import { documentedSettings, findSettingsProblems } from './settings.ts';
import { findUnitProblems } from './systemd.ts';

// What can be known about the image and the stack on a machine without a container engine.
const read = (path: string) => readFileSync(join(ROOT, path), 'utf8');
const UNIT = 'deploy/systemd/vitrine.service';
const example = read('.env.example');
const documented = documentedSettings(example);
const problems = [
  ...findDockerfileProblems(read('Dockerfile'), (path) => existsSync(join(ROOT, path))),
  ...findComposeProblems(read('docker-compose.yml'), documented),
  ...findUnitProblems(read(UNIT), documented),
  ...findKubernetesProblems(read('deploy/kubernetes/vitrine.yaml'), documented),
  ...findCaddyfileProblems(read('deploy/Caddyfile'), read('docker-compose.yml')),
  ...findSettingsProblems(example, readIfThere(join(ROOT, 'apps/api/src/env.ts')) ?? ''),
  ...askDocker(),
  ...askCaddy(),
  ...askSystemd(),
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

/** systemd's own opinion of the unit, on a machine that has it. */
function askSystemd(): string[] {
  if (!capture('systemd-analyze', ['--version']).ok) return [];
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-unit-'));
  try {
    const unit = join(folder, 'vitrine.service');
    // it asks whether the program is there, too
    writeFileSync(unit, read(UNIT).replace('/usr/bin/node', process.execPath));
    const { output } = capture('systemd-analyze', ['verify', '--man=no', unit]);
    const lines = output.split('\n').filter((line) => line.includes('vitrine.service'));
    return lines.map((line) => `systemd-analyze verify: ${line}`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
