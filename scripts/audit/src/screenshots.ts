import { parseArgs } from 'node:util';
import { compareFolders } from './screenshots/compare.ts';
import { takeScreenshots } from './screenshots/take.ts';
import { table } from './table.ts';

// `screenshots take FOLDER [--data FOLDER] [--only NAME,…]`: pictures of every screen of the built
// site at four widths in both themes. `screenshots compare BEFORE AFTER [DIFFERENCES]`: a table of
// the pictures that differ; fails when there are any.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, only: { type: 'string' } },
});
const [command, first, second, third] = positionals;
if (command === 'take' && first) {
  const only = values.only?.split(',') ?? [];
  await takeScreenshots({ folder: first, data: values.data ?? `${first}-data`, only });
} else if (command === 'compare' && first && second) {
  const differing = await compareFolders(first, second, third ?? `${second}-differences`);
  const rows = differing.map(({ name, share, note }) => [
    name,
    `${(share * 100).toFixed(3)} %`,
    note,
  ]);
  console.log(table(['screen, width, theme', 'differs', 'size'], rows));
  console.log(`${differing.length} pictures differ`);
  process.exitCode = differing.length > 0 ? 1 : 0;
} else {
  console.error('screenshots take FOLDER | screenshots compare BEFORE AFTER');
  process.exitCode = 1;
}
