import type { Dialect, Filled } from '../database.ts';
import { endAll } from '../open-things.ts';
import type { Part } from '../part.ts';
import type { Product } from '../product.ts';
import type { Findings } from '../report.ts';
import type { Table } from '../tables.ts';
import { units } from '../units.ts';
import { fillBoth, startOn } from './filled.ts';
import { type ListTime, measureLists, SLOW_MS, slowestOf } from './growth-lists.ts';
import { measureStreams, type Streamed } from './scale-streams.ts';

const MESSAGES = 1_000_000;
const OTHERS = 100_000;
const PASSES = 3;

export const scale: Part = {
  title: 'Scale',
  how:
    `Databases with ${MESSAGES.toLocaleString('en')} messages and ${OTHERS.toLocaleString('en')} of each other kind. Lists: as under Growth, but the ` +
    `lowest median of ${PASSES} passes, since others may use the machine, and beside it the processor time of the server, in ` +
    'which SQLite works as well; a light request that asks the database, `GET /health`, is measured beside them. Long lists in full, and tables for spreadsheets: time to the last byte, and ' +
    'how much more memory (VmRSS) the process holds at most while it sends them than before. ' +
    'Runs only when it is named (`pnpm bench scale`): filling takes half an hour.',
  isSlow: true,
  async measure() {
    const found: Measured[] = [];
    const notes: string[] = [];
    for (const { dialect, folder, database, problem } of await fillBoth(OTHERS, {
      messages: MESSAGES,
    })) {
      if (!database) {
        notes.push(`${dialect}: not run, ${problem}`);
        continue;
      }
      const product = await startOn(folder, database);
      found.push(await measureScale(dialect, product, database));
      await product.stop();
    }
    await endAll();
    return { ...scaleFindings(found), notes: [...notes, ...slowLists(found)] };
  },
};

export interface Measured {
  dialect: Dialect;
  lists: ListTime[];
  streams: Streamed[];
}

export async function measureScale(
  dialect: Dialect,
  product: Product,
  filled: Filled,
): Promise<Measured> {
  const streams = await measureStreams(product, filled);
  let lists: ListTime[] = [];
  for (let pass = 0; pass < PASSES; pass += 1) {
    const times = await measureLists(product, filled);
    lists = times.map((time, index) => ({
      ...time,
      ms: Math.min(time.ms, lists[index]?.ms ?? time.ms),
      processorMs: Math.min(time.processorMs, lists[index]?.processorMs ?? time.processorMs),
    }));
  }
  return { dialect, lists, streams };
}

export function scaleFindings(found: readonly Measured[]): Findings {
  const slowest = found.flatMap(({ lists }) => lists.map(({ ms }) => ms));
  const memory = found.flatMap(({ streams }) => streams.map(({ moreMemory }) => moreMemory));
  const known = memory.filter((one) => one !== undefined);
  return {
    figures: {
      ...(slowest.length > 0 && { scaleOfLists: { value: Math.max(...slowest) } }),
      ...(known.length > 0 && { scaleOfStreams: { value: Math.max(...known) } }),
    },
    tables: [listsTable(found), streamsTable(found)],
  };
}

function listsTable(found: readonly Measured[]): Table {
  const names = [...new Set(found.flatMap(({ lists }) => lists.map(({ list }) => list)))];
  const cells = (lists: readonly ListTime[], name: string) => {
    const { ms = Number.NaN, processorMs = Number.NaN, what = '' } = slowestOf(lists, name) ?? {};
    return [units.milliseconds(ms), units.milliseconds(processorMs), what];
  };
  return {
    head: ['list', ...found.flatMap(({ dialect }) => [dialect, 'processor', 'slowest case'])],
    rows: names.map((name) => [name, ...found.flatMap(({ lists }) => cells(lists, name))]),
  };
}

const streamsTable = (found: readonly Measured[]): Table => ({
  head: ['sent while it is read', 'database', 'bytes', 'time', 'more memory'],
  rows: found.flatMap(({ dialect, streams }) =>
    streams.map(({ name, bytes, seconds, moreMemory }) => [
      name,
      dialect,
      units.bytes(bytes),
      units.seconds(seconds),
      moreMemory === undefined ? '–' : units.megabytes(moreMemory),
    ]),
  ),
});

export function slowLists(found: readonly Measured[]): string[] {
  const slow = found.flatMap(({ dialect, lists }) =>
    lists
      .filter(({ ms }) => ms > SLOW_MS)
      .map(
        ({ list, what, ms, processorMs }) =>
          `${list}, ${what} (${dialect}): ${units.milliseconds(ms)}, processor ${units.milliseconds(processorMs)}`,
      ),
  );
  return slow.length === 0 ? [] : [`Over ${SLOW_MS} ms: ${slow.join('; ')}.`];
}
