import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runMain } from '../bootstrap/main.mjs';
import { Problem } from '../bootstrap/problem.mjs';
import { capture } from '../bootstrap/run.mjs';
import { ROOT } from '../bootstrap/versions.mjs';
import type { Change } from './changes/change.ts';
import { changes } from './changes.ts';
import { editsIn } from './edits.ts';
import { isTranslation, type Made, withTable } from './table.ts';

// `pnpm touch`: makes the changes of changes.ts in a clone of HEAD, generates what follows, checks types and
// runs their tests; then writes how many files each took into docs/architecture.md. They are made
// together, because types and tests take most of the time. `pnpm touch role` makes one and writes nothing.

const DOCUMENT = join(ROOT, 'docs', 'architecture.md');
const WORKSPACES = ['packages/contracts', 'apps/api', 'apps/web'];

runMain(async () => {
  const asked = process.argv.slice(2);
  const unknown = asked.find((name) => !(name in changes));
  if (unknown)
    throw new Problem(`There is no change '${unknown}': ${Object.keys(changes).join(', ')}`);
  const folder = mkdtempSync(join(tmpdir(), 'vitrine-touch-'));
  try {
    succeed(ROOT, 'git', ['clone', '--quiet', '--shared', ROOT, folder]);
    succeed(folder, 'pnpm', ['install', '--frozen-lockfile', '--prefer-offline']);
    const names = asked.length > 0 ? asked : Object.keys(changes);
    const wanted = names.flatMap((name) => changes[name] ?? []);
    const made = wanted.map((change) => makeIn(folder, change));
    check(folder, wanted);
    for (const { name, aim, files } of made) {
      console.log(`${name}: ${files.length} files, at most ${aim}\n  ${files.join('\n  ')}`);
    }
    if (asked.length === 0) {
      writeFileSync(DOCUMENT, withTable(readFileSync(DOCUMENT, 'utf8'), made));
    }
    return made.every(({ files, aim }) => files.length <= aim) ? 0 : 1;
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

/** Makes a change, and notes the files of which it consists beside its test. */
function makeIn(folder: string, { name, aim, make, test }: Change): Made {
  const edits = editsIn(folder);
  make(edits);
  const files = [...edits.touched].filter((file) => !isTranslation(file));
  edits.create(test.file, test.text);
  succeed(folder, 'pnpm', ['exec', 'biome', 'check', '--write', ...edits.touched]);
  return { name, aim, files };
}

/** Generates what follows from the changes, and checks that they work. */
function check(folder: string, made: readonly Change[]): void {
  succeed(folder, 'pnpm', ['--filter', '@vitrine/api', 'run', 'db:generate']);
  succeed(folder, 'pnpm', ['--filter', '@vitrine/web', 'run', 'generate']);
  const tests = new Set(made.flatMap(({ test, known = [] }) => [test.file, ...known]));
  for (const workspace of WORKSPACES) {
    const inside = join(folder, workspace);
    succeed(inside, 'pnpm', ['exec', 'tsc', '-p', '.', '--singleThreaded']);
    const own = [...tests].filter((file) => file.startsWith(`${workspace}/`));
    const paths = own.map((file) => file.slice(workspace.length + 1));
    if (paths.length > 0) succeed(inside, 'pnpm', ['exec', 'vitest', 'run', ...paths]);
  }
}

/** @throws {Problem} with all that the command printed, where it fails */
function succeed(cwd: string, command: string, args: string[]): void {
  const { ok, output } = capture(command, args, { cwd });
  if (!ok) throw new Problem(`${command} ${args.join(' ')} failed:\n${output}`);
}
