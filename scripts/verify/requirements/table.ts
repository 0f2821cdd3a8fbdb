/** A line of docs/requirements.md. */
export type Requirement = { id: string; state: string; tests: TestReference[] };

/** A test file, from the repository's root, and part of a test's title where one is named. */
export type TestReference = { file: string; title?: string };

const ROW = /^\|\s*([A-Z]{3}-\d{2})\s*\|/;
const CELL_BOUNDARY = /(?<!\\)\|/;

/** The requirements in a Markdown text, in its order; every other line is passed over. */
export function parseRequirements(markdown: string): Requirement[] {
  return markdown
    .split('\n')
    .filter((line) => ROW.test(line))
    .map((line) => {
      const [, id = '', , state = '', tests = ''] = line
        .split(CELL_BOUNDARY)
        .map((cell) => cell.trim());
      return { id, state, tests: parseTests(tests) };
    });
}

/** `path › title`, several of them separated by `<br>`; backticks are only for show. */
function parseTests(cell: string): TestReference[] {
  return cell
    .split('<br>')
    .map((reference) => reference.replaceAll('`', '').replaceAll('\\|', '|').trim())
    .filter((reference) => reference !== '')
    .map((reference) => {
      const [file = '', ...title] = reference.split('›').map((part) => part.trim());
      return title.length > 0 ? { file, title: title.join(' › ') } : { file };
    });
}
