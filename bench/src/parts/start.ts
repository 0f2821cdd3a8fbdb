import { inTurns, median, medianOf, type Pair } from '../figures.ts';
import { spawnBareServer } from '../limits/limits.ts';
import { scratchFolder } from '../open-things.ts';
import type { Part } from '../part.ts';
import { type Program, processorTimeOf } from '../processes.ts';
import { spawnProduct, startProduct } from '../product.ts';
import { units } from '../units.ts';
import { firstOk } from '../until-ok.ts';

const ROUNDS = 11;
const MS = 1000;

export const start: Part = {
  title: 'Start',
  how:
    'From the moment the process is started to the last byte of its first 200, asked for every two milliseconds, on ' +
    `a data folder that has been started before; and the processor time that all its threads had taken by then. The limit is a bare \`node:http\`. ${ROUNDS} rounds in turns.`,
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
    const limit = units.seconds(medianOf(health.pairs, 'limit'));
    return {
      figures: {
        startHealth: { value: medianOf(health.pairs, 'measured'), limit },
        startHome: { value: medianOf(home.pairs, 'measured'), limit },
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
