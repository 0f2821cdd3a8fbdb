import type { Dialect } from '../database.ts';
import { endAll } from '../open-things.ts';
import type { Part } from '../part.ts';
import type { Findings } from '../report.ts';
import type { Table } from '../tables.ts';
import { units } from '../units.ts';
import { fillBoth, startOn } from './filled.ts';
import { type ListTime, measureLists, SLOW_MS, slowestOf } from './growth-lists.ts';
import { type MeasuredPage, measurePages } from './growth-pages.ts';

const SIZES = [10, 1_000, 100_000] as const;

export const growth: Part = {
  title: 'Growth',
  how:
    `Databases with ${SIZES.map((size) => size.toLocaleString('en')).join(', ')} records of each kind: posts, accounts, messages, applications, ` +
    'audit entries, mails, pictures and what else can be many, one account in ten with a portfolio, and four newer posts in each ' +
    'category, so that no list of a page is still short. Pages: bytes of the ' +
    'HTML before compression and the processor time of making and compressing it (all threads of the process, median ' +
    'of seven), after a change that drops what was kept. Lists: time to the last byte of an answer, median of fifteen, ' +
    'the slowest of all filters and searches of each list.',
  async measure() {
    const pages = new Map<number, MeasuredPage[]>();
    const lists: { dialect: Dialect; size: number; times: ListTime[] }[] = [];
    const notes = new Set<string>();
    for (const size of SIZES) {
      console.log(`  filling databases with ${sizeName(size)} records of each kind`);
      const filled = await fillBoth(size);
      for (const { dialect, folder, database, problem } of filled) {
        if (!database) {
          notes.add(`${dialect}: not run, ${problem}`);
          continue;
        }
        console.log(`  ${dialect}`);
        const product = await startOn(folder, database);
        // rendering knows nothing of the database: once is enough
        if (dialect === 'sqlite') pages.set(size, await measurePages(product, database));
        lists.push({ dialect, size, times: await measureLists(product, database) });
        await product.stop();
      }
      await endAll();
    }
    return {
      figures: { ...growthOfPages(pages), ...growthOfLists(lists) },
      tables: [pagesTable(pages), listsTable(lists.toSorted(byDialect))],
      notes: [...notes, ...slowLists(lists)],
    };
  },
};

type Pages = ReadonlyMap<number, readonly MeasuredPage[]>;
const [FEW, , MANY] = SIZES;

/** How much larger the page is that grows most; a page that did not come has grown beyond measure. */
function growthOfPages(pages: Pages): Findings['figures'] {
  const few = (pages.get(FEW) ?? []).filter(({ isHtml }) => isHtml);
  const many = new Map((pages.get(MANY) ?? []).map((page) => [page.name, page.bytes]));
  if (few.length === 0) return {};
  const ratios = few.map(
    ({ name, bytes }) => (many.get(name) ?? Number.POSITIVE_INFINITY) / (bytes ?? Number.NaN),
  );
  return { growthOfPages: { value: Math.max(...ratios) } };
}

function pagesTable(pages: Pages): Table {
  const measured = SIZES.map((size) => pages.get(size) ?? []);
  const names = measured[0]?.map(({ name }) => name) ?? [];
  const find = (name: string, size: number) => pages.get(size)?.find((page) => page.name === name);
  const cell = (value: number | undefined, write: (value: number) => string) =>
    value === undefined || Number.isNaN(value) ? '–' : write(value);
  return {
    head: ['page', ...SIZES.flatMap((size) => [sizeName(size), 'CPU'])],
    rows: names.map((name) => [
      name,
      ...SIZES.flatMap((size) => [
        cell(find(name, size)?.bytes, units.bytes),
        cell(find(name, size)?.processorMs, units.milliseconds),
      ]),
    ]),
  };
}

type Lists = readonly { dialect: Dialect; size: number; times: readonly ListTime[] }[];

function growthOfLists(lists: Lists): Findings['figures'] {
  const all = lists.filter(({ size }) => size === MANY).flatMap(({ times }) => times);
  return all.length === 0 ? {} : { growthOfLists: { value: Math.max(...all.map(({ ms }) => ms)) } };
}

const byDialect = (a: Lists[number], b: Lists[number]) => b.dialect.localeCompare(a.dialect);

function listsTable(lists: Lists): Table {
  const names = [...new Set(lists.flatMap(({ times }) => times.map(({ list }) => list)))];
  return {
    head: ['list', ...lists.map(({ dialect, size }) => `${dialect}, ${sizeName(size)}`)],
    rows: names.map((name) => [
      name,
      ...lists.map(({ times }) => units.milliseconds(slowestOf(times, name)?.ms ?? Number.NaN)),
    ]),
  };
}

function slowLists(lists: Lists): string[] {
  const slow = lists.flatMap(({ dialect, size, times }) =>
    times
      .filter(({ ms }) => ms > SLOW_MS)
      .map(
        ({ list, what, ms }) =>
          `${list}, ${what} (${dialect}, ${sizeName(size)}): ${units.milliseconds(ms)}`,
      ),
  );
  return slow.length === 0 ? [] : [`Over ${SLOW_MS} ms: ${slow.join('; ')}.`];
}

const sizeName = (size: number) => size.toLocaleString('en');
