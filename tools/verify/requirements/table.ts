/** What a page says of one requirement. */
export type Requirement = {
  id: string;
  state: string;
  tests: TestReference[];
  /** Its details say why it is not done. */
  isExplained: boolean;
};

/** A test file, from the repository's root, and part of a test's title where one is named. */
export type TestReference = { file: string; title?: string };

const ROW = /^\|\s*\[([A-Z]{3}-\d{2})\]\((?:[a-z-]+\.md)?#[a-z]{3}-\d{2}\)\s*\|/;
const DETAILS = /^### ([A-Z]{3}-\d{2})$/;
const FILE = /^- `([^`]+)`$/;
const WHY_NOT = /^\*\*Why not\.\*\* \S/;
const TITLE = /^ {2}- (.+)$/;

/** The rows of the overview, in their order, each with the tests that its details name. */
export function parseRequirements(markdown: string): Requirement[] {
  const lines = markdown.split('\n');
  const tests = parseTests(lines);
  const explained = explainedIds(lines);
  return lines
    .filter((line) => ROW.test(line))
    .map((line) => {
      const [, id = ''] = ROW.exec(line) ?? [];
      const state = line.split('|').at(-2)?.trim() ?? '';
      return { id, state, tests: tests.get(id) ?? [], isExplained: explained.has(id) };
    });
}

/** Requirements that have details, in their order. */
export function detailedIds(markdown: string): string[] {
  return markdown.split('\n').flatMap((line) => DETAILS.exec(line)?.[1] ?? []);
}

function explainedIds(lines: string[]): Set<string> {
  const explained = new Set<string>();
  let current = '';
  for (const line of lines) {
    current = DETAILS.exec(line)?.[1] ?? current;
    if (WHY_NOT.test(line)) explained.add(current);
  }
  return explained;
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
