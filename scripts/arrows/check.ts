import { fileURLToPath } from 'node:url';
import { findEnvironmentReaders } from './find-environment-readers.ts';
import { findWrongArrows } from './find-wrong-arrows.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const { files, wrong } = await findWrongArrows(root);
const readers = findEnvironmentReaders(root);

for (const { rule, way, why } of wrong) console.error(`${rule}: ${way}\n  ${why}`);
for (const reader of readers) {
  console.error(`env-in-one-place: ${reader}\n  Settings are read in env.ts and handed on.`);
}
console.log(`${files} files, ${wrong.length + readers.length} wrong arrows`);
process.exitCode = files === 0 || wrong.length + readers.length > 0 ? 1 : 0;
