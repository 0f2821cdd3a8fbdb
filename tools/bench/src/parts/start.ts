import { fillDatabase } from '../database.ts';
import { inTurns, median, medianOf, medianRatio, type Pair } from '../figures.ts';
import { spawnBareServer } from '../limits/limits.ts';
import { scratchFolder } from '../open-things.ts';
import type { Part } from '../part.ts';
import { type Program, processorTimeOf } from '../processes.ts';
import { spawnProduct, startProduct } from '../product.ts';
import { units } from '../units.ts';
import { firstOk } from '../until-ok.ts';

const ROUNDS = 11;
const RECORDS = 100_000;
const MS = 1000;

export const start: Part = {
  title: 'Start',
  how:
    'From the moment the process is started to the last byte of its first 200, asked for every two milliseconds, on ' +
    `a data folder that has been started before; and the processor time that all its threads had taken by then. The limit is a bare \`node:http\`. ${ROUNDS} rounds in turns. /health once more on SQLite with ${RECORDS.toLocaleString('en')} records of each kind, whose check goes on meanwhile, as a ratio.`,
  async measure() {
    const folder = await scratchFolder();
    await (await startProduct({ folder })).stop();
    const bare = timeOf(() => spawnBareServer(folder), '/');
    const measureStart = async (path: string) => {
      const processorTimes: number[] = [];
      const start = timeOf(() => spawnProduct({ folder }), path, processorTimes);
      return { pairs: await inTurns(ROUNDS, start, bare), processorTimes };
    };
    const health = await measureStart('/health');
    const home = await measureStart('/');
    const large = await scratchFolder();
    await fillDatabase('sqlite', large, RECORDS);
    await (await startProduct({ folder: large })).stop();
    const startIn = (where: string) => timeOf(() => spawnProduct({ folder: where }), '/health');
    const grown = await inTurns(ROUNDS, startIn(large), startIn(folder));
    const limit = units.seconds(medianOf(health.pairs, 'limit'));
    return {
      figures: {
        startHealth: { value: medianOf(health.pairs, 'measured'), limit },
        startHome: { value: medianOf(home.pairs, 'measured'), limit },
        growthOfStart: { value: medianRatio(grown) },
      },
      tables: [
        {
          head: ['', 'least', 'median', 'most', 'processor time'],
          rows: [row('/health', health), row('home page', home)],
        },
      ],
    };
  },
};

function row(name: string, { pairs, processorTimes }: Starts): string[] {
  const times = pairs.map(({ measured }) => measured);
  const spread = [Math.min(...times), median(times), Math.max(...times)];
  return [name, ...spread.map(units.seconds), units.milliseconds(median(processorTimes))];
}

interface Starts {
  pairs: Pair[];
  processorTimes: number[];
}

/**
 * Starts it, waits for its first answer and ends it; in seconds.
 * @param processorTimes is added what it had taken when it answered, in ms
 */
const timeOf =
  (spawn: () => Promise<Program & { url: string }>, path: string, processorTimes: number[] = []) =>
  async () => {
    const begun = performance.now();
    const program = await spawn();
    const answered = await firstOk(program, program.url + path);
    processorTimes.push(await processorTimeOf(program.pid));
    await program.stop();
    return (answered - begun) / MS;
  };
