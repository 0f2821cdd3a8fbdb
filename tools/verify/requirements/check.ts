import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../bootstrap/versions.mjs';
import { readIfThere } from '../read-if-there.ts';
import { requirementIds, TRUST_AREAS } from './areas.ts';
import { findProblems, findUnexplained } from './problems.ts';
import { parseRequirements } from './table.ts';

const read = (path: string) => readIfThere(join(ROOT, path));
const pages = [
  {
    path: 'docs/requirements.md',
    // the list is short; the tests of each are on a page of their own
    tests: 'docs/requirements-tests.md',
    ids: requirementIds(),
  },
  // what does not hold under attack needs its reason
  { path: 'docs/trust.md', ids: requirementIds(TRUST_AREAS), isExplained: true },
];

for (const { path, tests, ids, isExplained } of pages) {
  const files = [path, ...(tests ? [tests] : [])];
  const markdown = files.map((file) => readFileSync(join(ROOT, file), 'utf8')).join('\n');
  const problems = [
    ...findProblems(markdown, ids, read),
    ...(isExplained ? findUnexplained(markdown) : []),
  ];
  for (const problem of problems) console.error(`${path}: ${problem}`);
  const rows = parseRequirements(markdown);
  const done = rows.filter(({ state }) => state === 'done').length;
  console.log(`${path}: ${done} of ${rows.length} requirements are done`);
  if (problems.length > 0) process.exitCode = 1;
}
