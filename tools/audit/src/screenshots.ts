import { parseArgs } from 'node:util';
import { compareFolders } from './screenshots/compare.ts';
import { takeScreenshots, WIDTHS } from './screenshots/take.ts';
import { table } from './table.ts';

// `screenshots take FOLDER [--data FOLDER] [--only NAME,…] [--widths 360,…]`: pictures of every screen of the built
// site at four widths in both themes. `screenshots compare BEFORE AFTER [DIFFERENCES]`: a table of
// the pictures that differ; fails when there are any.

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { data: { type: 'string' }, only: { type: 'string' }, widths: { type: 'string' } },
});
const [command, first, second, third] = positionals;
if (command === 'take' && first) {
  const only = values.only?.split(',') ?? [];
  const widths = values.widths?.split(',').map(Number) ?? WIDTHS;
  const data = values.data ?? `${first}-data`;
  await takeScreenshots({ folder: first, data, only, widths });
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
