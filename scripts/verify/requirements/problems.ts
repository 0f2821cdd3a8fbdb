import type { Requirement, TestReference } from './table.ts';

const STATES = ['done', 'partly', 'open'];

/** Reads a file of the repository; undefined where there is none. */
export type ReadText = (path: string) => string | undefined;

/**
 * What is wrong with the table, as sentences.
 * A requirement may only be called done where a test that exists shows it.
 */
export function findProblems(rows: Requirement[], ids: string[], read: ReadText): string[] {
  return [...findMisnumbered(rows, ids), ...rows.flatMap((row) => findUnproven(row, read))];
}

function findMisnumbered(rows: Requirement[], ids: string[]): string[] {
  const found = rows.map((row) => row.id);
  return [
    ...ids.filter((id) => !found.includes(id)).map((id) => `${id} is missing`),
    ...found.filter((id) => !ids.includes(id)).map((id) => `${id} is not in the list`),
    ...found.filter((id, place) => found.indexOf(id) !== place).map((id) => `${id} is there twice`),
  ];
}

function findUnproven({ id, state, tests }: Requirement, read: ReadText): string[] {
  if (!STATES.includes(state)) return [`${id} has the unknown state "${state}"`];
  if (state === 'done' && tests.length === 0) return [`${id} is done, but names no test`];
  return tests.flatMap((test) => findMissingTest(id, test, read));
}

function findMissingTest(id: string, { file, title }: TestReference, read: ReadText): string[] {
  if (!/\.(test|spec)\.tsx?$/.test(file)) return [`${id} names ${file}, which is no test file`];
  const text = read(file);
  if (text === undefined) return [`${id} names ${file}, which does not exist`];
  // A title inside describe blocks is written `outer › inner`: each part stands in the file.
  const absent = (title?.split(' › ') ?? []).filter((part) => !containsTitle(text, part));
  return absent.map((part) => `${id} names a test "${part}" that is not in ${file}`);
}

/** Quotes inside a title may be escaped in the source. */
function containsTitle(source: string, title: string): boolean {
  return source.replaceAll("\\'", "'").replaceAll('\\"', '"').includes(title);
}
