import { chmod, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fillLarge, LARGE } from '../../apps/api/src/db/seed/large/fill.ts';
import { seedDefaults } from '../../apps/api/src/db/seed/seed.ts';
import { systemClock } from '../../apps/api/src/lib/clock.ts';
import { uuidIds } from '../../apps/api/src/lib/ids.ts';
import { type Case, cases } from './cases.ts';
import { databases } from './databases.ts';
import { median, percentile, table } from './figures.ts';
import { startServer } from './server.ts';

// `pnpm --filter @vitrine/bench lists [sqlite|postgres] [messages]`: how long the server takes for each long
// list on a database as large as after years. Fails when a median is over the limit.

const LIMIT_MS = 50;
const WARM_UPS = 3;
const ROUNDS = 15;

async function measure(kind: string, wanted: Case[]): Promise<string[][]> {
  const folder = await mkdtemp(join(tmpdir(), 'vitrine-bench-'));
  await chmod(folder, 0o755);
  const { database, close } = await (databases[kind] ?? unknownKind(kind))(folder);
  try {
    console.log(`\n${kind}: filling`);
    await seedDefaults(database, { clock: systemClock, ids: uuidIds });
    await fillLarge(database, LARGE, systemClock.now());
    const server = await startServer(database, folder);
    const rows: string[][] = [];
    for (const { list, what, path, page = 1, as = 'admin' } of wanted) {
      const start = await server.follow(path, page - 1, as);
      for (let round = 0; round < WARM_UPS; round += 1) await server.time(start, as);
      const times: number[] = [];
      for (let round = 0; round < ROUNDS; round += 1) times.push(await server.time(start, as));
      const verdict = median(times) > LIMIT_MS ? 'over' : '';
      rows.push([list, what, ...[median(times), percentile(times, 95)].map(inMs), verdict]);
    }
    await server.close();
    return rows;
  } finally {
    await close();
    await rm(folder, { recursive: true, force: true });
  }
}

const inMs = (time: number) => time.toFixed(1);

function unknownKind(kind: string): never {
  throw new Error(`There is no database called ${kind}: ${Object.keys(databases).join(', ')}.`);
}

const words = process.argv.slice(2);
const asked = words.filter((word) => word in databases);
const wanted = cases.filter(({ list }) => words.includes(list));
let over = 0;
for (const kind of asked.length > 0 ? asked : Object.keys(databases)) {
  const rows = await measure(kind, wanted.length > 0 ? wanted : cases);
  console.log(`${kind}, server time in ms over ${ROUNDS} requests\n`);
  console.log(table(['list', 'what', 'median', 'p95', ''], rows));
  over += rows.filter((row) => row.at(-1)).length;
}
console.log(`\n${over} over ${LIMIT_MS} ms`);
process.exitCode = over > 0 ? 1 : 0;
