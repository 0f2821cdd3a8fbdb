import { fileURLToPath } from 'node:url';
import { findClockReaders } from './find-clock-readers.ts';
import { findEnvironmentReaders } from './find-environment-readers.ts';
import { findRoleComparisons } from './find-role-comparisons.ts';
import { findSentences } from './find-sentences.ts';
import { findWrongArrows } from './find-wrong-arrows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { files, wrong } = await findWrongArrows(root);
const readers = findEnvironmentReaders(root);
const clocks = findClockReaders(root);
const roles = findRoleComparisons(root);
const sentences = findSentences(root);

for (const { rule, way, why } of wrong) console.error(`${rule}: ${way}\n  ${why}`);
for (const reader of readers) {
  console.error(`env-in-one-place: ${reader}\n  Settings are read in env.ts and handed on.`);
}
for (const clock of clocks) {
  console.error(
    `clock-in-one-place: ${clock}\n  The apps ask their lib/clock.ts, which tests can move.`,
  );
}
for (const role of roles) {
  console.error(
    `roles-by-area: ${role}\n  Ask whether the role holds an area (entities/roles.ts).`,
  );
}
for (const sentence of sentences) {
  console.error(
    `sentences-in-words: ${sentence}\n  Name a sentence of packages/contracts/src/words instead.`,
  );
}
const found = wrong.length + readers.length + clocks.length + roles.length + sentences.length;
console.log(`${files} files, ${found} wrong arrows`);
process.exitCode = files === 0 || found > 0 ? 1 : 0;
