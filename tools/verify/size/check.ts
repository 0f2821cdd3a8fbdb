import { ROOT } from '../../bootstrap/versions.mjs';
import { problemOf, productionLines } from './production-lines.ts';

/**
 * Lowered with every deletion. Raised for whole capabilities alone: the site, its people and its mails in a
 * second language, with translations as files; backups by themselves, answers while the database is
 * away, and releases that upgrade themselves; a search of the back-office, and invitations.
 */
const CEILING = 125_900;

const lines = productionLines(ROOT);
const problem = problemOf(lines, CEILING);
console.log(`${lines} production lines, at most ${CEILING}`);
if (problem) {
  console.error(problem);
  process.exitCode = 1;
}
