import { ROOT } from '../../bootstrap/versions.mjs';
import { problemOf, productionLines } from './production-lines.ts';

/**
 * Lowered with every deletion. Raised for whole capabilities alone: the site, its people and its mails in a
 * second language, with translations as files; backups by themselves, answers while the database is
 * away, and releases that upgrade themselves; a search of the back-office, invitations, CVs in their language, a
 * person's own words, lists of any length, and forms without a script.
 */
const CEILING = 127_100;

const lines = productionLines(ROOT);
const problem = problemOf(lines, CEILING);
console.log(`${lines} production lines, at most ${CEILING}`);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
