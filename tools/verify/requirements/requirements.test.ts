import { describe, expect, it } from 'vitest';
import { requirementIds } from './areas.ts';
import { findProblems, findUnexplained } from './problems.ts';
import { parseRequirements } from './table.ts';

const FILES: Record<string, string> = {
  'tests/stories/login.spec.ts': "test('a person who forgot it isn\\'t lost', () => {})",
};
const read = (path: string) => FILES[path];

const problemsOf = (...lines: string[]) =>
  findProblems(lines.join('\n'), ['ABC-01', 'ABC-02'], read);

const row = (id: string, state: string) =>
  `| [${id}](#${id.toLowerCase()}) | what | K | ${state} |`;
const OPEN_1 = `${row('ABC-01', 'open')}\n### ABC-01\n\nA sentence.`;
const OPEN_2 = `${row('ABC-02', 'open')}\n### ABC-02`;
const doneBy = (...tests: string[]) => [row('ABC-02', 'done'), '### ABC-02', ...tests].join('\n');

describe('requirementIds', () => {
  it('numbers each area from 01', () => {
    expect(requirementIds({ ABC: 2, XYZ: 1 })).toEqual(['ABC-01', 'ABC-02', 'XYZ-01']);
  });
});

describe('parseRequirements', () => {
  it('reads rows around prose and headings', () => {
    const text = `# Title\n\n| | requirement | mark | state |\n|---|---|---|---|\n${OPEN_1}\n`;
    expect(parseRequirements(text)).toEqual([
      { id: 'ABC-01', state: 'open', tests: [], isExplained: false },
    ]);
  });

  it('reads several tests, with and without titles', () => {
    const [one] = parseRequirements(
      `${row('ABC-01', 'done')}\n### ABC-01\n- \`a.test.ts\`\n  - b › c\n  - d\n- \`e.test.ts\``,
    );
    expect(one?.tests).toEqual([
      { file: 'a.test.ts', title: 'b › c' },
      { file: 'a.test.ts', title: 'd' },
      { file: 'e.test.ts' },
    ]);
  });
});

describe('findProblems', () => {
  it('has nothing against complete overview and details', () => {
    const done = doneBy('- `tests/stories/login.spec.ts`', "  - a person who forgot it isn't lost");
    expect(problemsOf(OPEN_1, done)).toEqual([]);
  });

  it.each([
    ['a missing row', [OPEN_1, '### ABC-02'], 'ABC-02 is missing in the overview'],
    ['missing details', [OPEN_1, row('ABC-02', 'open')], 'ABC-02 is missing in the details'],
    ['a doubled row', [OPEN_1, OPEN_2, row('ABC-01', 'open')], 'ABC-01 is twice in the overview'],
    ['doubled details', [OPEN_1, OPEN_2, '### ABC-01'], 'ABC-01 is twice in the details'],
    [
      'a row too many',
      [OPEN_1, OPEN_2, row('ABC-03', 'open')],
      'ABC-03 in the overview is not in the list',
    ],
    ['an unknown state', [OPEN_1, row('ABC-02', 'soon'), '### ABC-02'], 'unknown state "soon"'],
    ['done without a test', [OPEN_1, doneBy()], 'names no test'],
    ['an absent file', [OPEN_1, doneBy('- `a.test.ts`')], 'does not exist'],
    ['a file that is no test', [OPEN_1, doneBy('- `README.md`')], 'no test file'],
    [
      'an absent title',
      [OPEN_1, doneBy('- `tests/stories/login.spec.ts`', '  - flies')],
      'a test "flies" that is not in tests/stories/login.spec.ts',
    ],
  ])('names %s', (_, lines, problem) => {
    expect(problemsOf(...lines)).toEqual([expect.stringContaining(problem)]);
  });
});

describe('findUnexplained', () => {
  it('has nothing against what is done, or says why it is not', () => {
    const partly = `${row('ABC-02', 'partly')}\n### ABC-02\n**Why not.** It takes 3 s.`;
    expect(findUnexplained(`${row('ABC-01', 'done')}\n### ABC-01\n${partly}`)).toEqual([]);
  });

  it.each([
    ['no word', ''],
    ['the words and no reason', '**Why not.**'],
    ['the reason of another', '### ABC-01\n**Why not.** It takes 3 s.'],
  ])('names what is partly done with %s', (_, details) => {
    const text = `${row('ABC-02', 'partly')}\n### ABC-02\n${details}`;
    expect(findUnexplained(text)).toEqual(['ABC-02 is partly and does not say why']);
  });
});
