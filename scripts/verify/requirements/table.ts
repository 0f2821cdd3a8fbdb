/** What docs/requirements.md says of one requirement. */
export type Requirement = { id: string; state: string; tests: TestReference[] };

/** A test file, from the repository's root, and part of a test's title where one is named. */
export type TestReference = { file: string; title?: string };

const ROW = /^\|\s*\[([A-Z]{3}-\d{2})\]\(#[a-z]{3}-\d{2}\)\s*\|/;
const DETAILS = /^### ([A-Z]{3}-\d{2})$/;
const FILE = /^- `([^`]+)`$/;
const TITLE = /^ {2}- (.+)$/;

/** The rows of the overview, in their order, each with the tests that its details name. */
export function parseRequirements(markdown: string): Requirement[] {
  const lines = markdown.split('\n');
  const tests = parseTests(lines);
  return lines
    .filter((line) => ROW.test(line))
    .map((line) => {
      const [, id = ''] = ROW.exec(line) ?? [];
      const state = line.split('|').at(-2)?.trim() ?? '';
      return { id, state, tests: tests.get(id) ?? [] };
    });
}

/** Requirements that have details, in their order. */
export function detailedIds(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => DETAILS.exec(line)?.[1] ?? []);
}

/** Below `### ID`: a file as a point of a list, and below it the titles, one each. */
function parseTests(lines: string[]): Map<string, TestReference[]> {
  const tests = new Map<string, TestReference[]>();
  let current: TestReference[] = [];
  for (const line of lines) {
    const id = DETAILS.exec(line)?.[1];
    if (id) {
      current = [];
      tests.set(id, current);
    }
    const file = FILE.exec(line)?.[1];
    if (file) current.push({ file });
    const title = TITLE.exec(line)?.[1];
    if (title) addTitle(current, title);
  }
  return tests;
}

/** The first title takes the place of the file alone, which its own line noted. */
function addTitle(tests: TestReference[], title: string): void {
  const last = tests.at(-1);
  if (!last) return;
  if (last.title === undefined) tests.pop();
  tests.push({ file: last.file, title });
}
