import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../bootstrap/versions.mjs';
import { readIfThere } from '../read-if-there.ts';
import { requirementIds } from './areas.ts';
import { findProblems } from './problems.ts';
import { parseRequirements } from './table.ts';

const markdown = readFileSync(join(ROOT, 'docs/requirements.md'), 'utf8');
const rows = parseRequirements(markdown);
const problems = findProblems(markdown, requirementIds(), (path) => readIfThere(join(ROOT, path)));
for (const problem of problems) console.error(problem);
const done = rows.filter((row) => row.state === 'done').length;
console.log(`${done} of ${rows.length} requirements are done`);
process.exitCode = problems.length > 0 ? 1 : 0;
