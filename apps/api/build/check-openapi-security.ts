import { readFileSync } from 'node:fs';
import { findProblems } from './openapi-security/find-problems.ts';

// Fails when the API document in the given file breaks one of the OWASP rules.
const [file] = process.argv.slice(2);
if (!file) throw new Error('Say which file to check: check-openapi-security.ts <file>');
const problems = await findProblems(JSON.parse(readFileSync(file, 'utf8')));
if (problems.length > 0) {
  process.stderr.write(`${problems.join('\n')}\n`);
  process.exitCode = 1;
}
