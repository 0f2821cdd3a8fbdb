import { detailedIds, parseRequirements, type Requirement, type TestReference } from './table.ts';

const STATES = ['done', 'partly', 'open'];

/** Reads a file of the repository; undefined where there is none. */
export type ReadText = (path: string) => string | undefined;

/**
 * What is wrong with a page of requirements, as sentences.
 * A requirement may only be called done where a test that exists shows it.
 */
export function findProblems(markdown: string, ids: string[], read: ReadText): string[] {
  const rows = parseRequirements(markdown);
  const listed = rows.map(({ id }) => id);
  return [
    ...findMisnumbered(listed, ids, 'the overview'),
    ...findMisnumbered(detailedIds(markdown), ids, 'the details'),
    ...rows.flatMap((row) => findUnproven(row, read)),
  ];
}

/** Requirements that are not done and do not say why, in a line that begins with '**Why not.**'. */
export function findUnexplained(markdown: string): string[] {
  return parseRequirements(markdown)
    .filter(({ state, isExplained }) => state !== 'done' && !isExplained)
    .map(({ id, state }) => `${id} is ${state} and does not say why`);
}

function findMisnumbered(found: string[], ids: string[], where: string): string[] {
  return [
    ...ids.filter((id) => !found.includes(id)).map((id) => `${id} is missing in ${where}`),
    ...found.filter((id) => !ids.includes(id)).map((id) => `${id} in ${where} is not in the list`),
    ...found
      .filter((id, place) => found.indexOf(id) !== place)
      .map((id) => `${id} is twice in ${where}`),
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
  // A title inside describe blocks is written `outer › inner`: each part is in the file.
  const absent = (title?.split(' › ') ?? []).filter((part) => !containsTitle(text, part));
  return absent.map((part) => `${id} names a test "${part}" that is not in ${file}`);
}

/** Quotes inside a title may be escaped in the source. */
function containsTitle(source: string, title: string): boolean {
  return source.replaceAll("\\'", "'").replaceAll('\\"', '"').includes(title);
}
