import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../bootstrap/versions.mjs';
import { refusedWords } from './refused-words.ts';

/** Every text that people read in English; the company's own copy and the titles of tests are not. */
const TEXTS = [
  'apps/web/messages/en/*.json',
  'packages/contracts/src/words/en/{,problems/}*.ts',
  'apps/api/src/service/mail/words/english/*.ts',
  '{README,CONTRIBUTING,SECURITY,CHANGELOG}.md',
  'docs/!(requirements-tests|trust).md',
  'docs/decisions/0*.md',
  'packages/client/README.md',
];

const files = TEXTS.flatMap((pattern) => {
  const found = globSync(pattern, { cwd: ROOT });
  if (found.length === 0) throw new Error(`There is no file ${pattern}.`);
  return found;
});
const problems = files.flatMap((file) =>
  refusedWords(readFileSync(join(ROOT, file), 'utf8')).map((problem) => `${file}:${problem}`),
);
for (const problem of problems) console.error(problem);
console.log(`plain English: ${files.length} files, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
