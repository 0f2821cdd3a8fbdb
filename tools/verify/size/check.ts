import { ROOT } from '../../bootstrap/versions.mjs';
import { problemOf, productionLines } from './production-lines.ts';

/** Only ever lowered. */
const CEILING = 118_660;

const lines = productionLines(ROOT);
const problem = problemOf(lines, CEILING);
console.log(`${lines} production lines, at most ${CEILING}`);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
