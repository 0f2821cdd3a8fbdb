import { inTurns, medianOf, percentile } from '../figures.ts';
import { spawnBareServer } from '../limits/limits.ts';
import { scratchFolder } from '../open-things.ts';
import type { Part } from '../part.ts';
import type { Program } from '../processes.ts';
import { spawnProduct, startProduct } from '../product.ts';
import { units } from '../units.ts';
import { firstOk } from '../until-ok.ts';

const ROUNDS = 11;
const MS = 1000;

export const start: Part = {
  title: 'Start',
  how:
    'From the moment the process is started to the last byte of its first 200, asked for every two milliseconds, on ' +
    `a data folder that has been started before. The limit is a bare \`node:http\`. ${ROUNDS} rounds in turns.`,
  async measure() {
    const folder = await scratchFolder();
    await (await startProduct({ folder })).stop();
    const bare = timeOf(() => spawnBareServer(folder), '/');
    const startOf = (path: string) => timeOf(() => spawnProduct({ folder }), path);
    const health = await inTurns(ROUNDS, startOf('/health'), bare);
    const home = await inTurns(ROUNDS, startOf('/'), bare);
    const limit = units.seconds(medianOf(health, 'limit'));
    const row = (name: string, pairs: typeof health) => {
      const times = pairs.map(({ measured }) => measured);
      const spread = [Math.min(...times), percentile(times, 50), Math.max(...times)];
      return [name, ...spread.map(units.seconds)];
    };
    return {
      figures: {
        startHealth: { value: medianOf(health, 'measured'), limit },
        startHome: { value: medianOf(home, 'measured'), limit },
      },
      tables: [
        {
          head: ['', 'least', 'median', 'most'],
          rows: [row('/health', health), row('home page', home)],
        },
      ],
    };
  },
};

/** Starts it, waits for its first answer and ends it; in seconds. */
const timeOf = (spawn: () => Promise<Program & { url: string }>, path: string) => async () => {
  const begun = performance.now();
  const program = await spawn();
  const answered = await Promise.race([firstOk(program.url + path), program.ended]);
  await program.stop();
  return (answered - begun) / MS;
};
