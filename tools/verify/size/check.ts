import { ROOT } from '../../bootstrap/versions.mjs';
import { problemOf, productionLines } from './production-lines.ts';

/**
 * Lowered with every deletion. Raised for whole capabilities alone: the site, its people and its mails in a
 * second language, with translations as files and imported CVs; backups by themselves, answers while the database is
 * away, and releases that upgrade themselves.
 */
const CEILING = 125_600;

const lines = productionLines(ROOT);
const problem = problemOf(lines, CEILING);
console.log(`${lines} production lines, at most ${CEILING}`);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
