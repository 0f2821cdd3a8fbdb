import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ROOT } from '../../bootstrap/versions.mjs';
import { refusedWords } from './refused-words.ts';

/** Every text that people read in English; the company's own copy is not. */
const TEXTS = [
  'apps/web/messages/en/*.json',
  'packages/contracts/src/words/en/{,problems/}*.ts',
  'apps/api/src/service/mail/words/english/*.ts',
  '{README,CONTRIBUTING,SECURITY,CHANGELOG}.md',
  'docs/!(requirements-tests|trust).md',
  'docs/decisions/*.md',
  'packages/client/README.md',
];
/** Code whose comments, names and titles of tests keep to the words, too. */
const CODE = [
  'packages/{contracts,markdown,resume}/src/**/*.ts',
  'packages/client/{src,tests}/**/*.ts',
  'apps/api/src/{backup,commands,db,doctor,http,lib,service,site,telemetry,upgrade}/**/*.ts',
  'apps/api/tests/**/*.ts',
  'apps/demo/src/**/*.ts',
  'apps/web/{build,src/{app,lib,styles,testing}}/**/*.{ts,tsx,css}',
  'apps/web/src/components/{day-chart,editing,feedback,form,lightbox,list,markdown,preview-frame,ui}/**/*.{ts,tsx,css}',
  'tests/{attacks,stories,support}/**/*.ts',
  'tools/{art,arrows,audit,bootstrap,release}/**/*.{ts,mjs}',
  'deploy/**/*.{yml,yaml,service}',
  'docker-compose.yml',
  'Dockerfile',
  'docs/{requirements-tests,trust}.md',
];

const filesOf = (patterns: readonly string[]): string[] =>
  patterns.flatMap((pattern) => {
    const isOthers = (path: string) => /node_modules|generated/.test(path);
    const found = globSync(pattern, { cwd: ROOT, exclude: isOthers });
    if (found.length === 0) throw new Error(`There is no file ${pattern}.`);
    return found;
  });
const problemsOf = (files: readonly string[], isCode: boolean): string[] =>
  files.flatMap((file) =>
    refusedWords(readFileSync(join(ROOT, file), 'utf8'), isCode).map(
      (problem) => `${file}:${problem}`,
    ),
  );

const [texts, code] = [filesOf(TEXTS), filesOf(CODE)];
const problems = [...problemsOf(texts, false), ...problemsOf(code, true)];
for (const problem of problems) console.error(problem);
console.log(`plain English: ${texts.length + code.length} files, ${problems.length} problems`);
if (problems.length > 0) process.exitCode = 1;
