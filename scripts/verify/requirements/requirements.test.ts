import { describe, expect, it } from 'vitest';
import { requirementIds } from './areas.ts';
import { findProblems } from './problems.ts';
import { parseRequirements } from './table.ts';

const FILES: Record<string, string> = {
  'e2e/login.spec.ts': "test('a person who forgot it isn\\'t lost', () => {})",
};
const read = (path: string) => FILES[path];

function problemsOf(...rows: string[]) {
  return findProblems(parseRequirements(rows.join('\n')), ['ABC-01', 'ABC-02'], read);
}

const OPEN_1 = '| ABC-01 | **K** one of a\\|b | open | |';
const OPEN_2 = '| ABC-02 | two | open | |';

describe('requirementIds', () => {
  it('numbers each area from 01', () => {
    expect(requirementIds({ ABC: 2, XYZ: 1 })).toEqual(['ABC-01', 'ABC-02', 'XYZ-01']);
  });
});

describe('parseRequirements', () => {
  it('reads rows around prose, headings and escaped pipes', () => {
    const text = `# Title\n\n| ID | requirement | state | test |\n|---|---|---|---|\n${OPEN_1}\n`;
    expect(parseRequirements(text)).toEqual([{ id: 'ABC-01', state: 'open', tests: [] }]);
  });

  it('reads several tests, with and without a title', () => {
    const [row] = parseRequirements('| ABC-01 | x | done | `a.test.ts` › b › c<br>d.test.ts |');
    expect(row?.tests).toEqual([{ file: 'a.test.ts', title: 'b › c' }, { file: 'd.test.ts' }]);
  });
});

describe('findProblems', () => {
  it('has nothing against a complete table', () => {
    const done = "| ABC-02 | two | done | e2e/login.spec.ts › a person who forgot it isn't lost |";
    expect(problemsOf(OPEN_1, done)).toEqual([]);
  });

  it.each([
    ['a missing line', [OPEN_1], 'ABC-02 is missing'],
    ['a doubled line', [OPEN_1, OPEN_2, OPEN_1], 'ABC-01 is there twice'],
    ['a line too many', [OPEN_1, OPEN_2, '| ABC-03 | x | open | |'], 'ABC-03 is not in the list'],
    ['an unknown state', [OPEN_1, '| ABC-02 | x | soon | |'], 'unknown state "soon"'],
    ['done without a test', [OPEN_1, '| ABC-02 | x | done | |'], 'names no test'],
    ['an absent file', [OPEN_1, '| ABC-02 | x | done | a.test.ts |'], 'does not exist'],
    ['a file that is no test', [OPEN_1, '| ABC-02 | x | done | README.md |'], 'no test file'],
    [
      'an absent title',
      [OPEN_1, '| ABC-02 | x | done | e2e/login.spec.ts › flies |'],
      'a test "flies" that is not in e2e/login.spec.ts',
    ],
  ])('names %s', (_, rows, problem) => {
    expect(problemsOf(...rows)).toEqual([expect.stringContaining(problem)]);
  });
});
