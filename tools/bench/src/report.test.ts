import { describe, expect, it } from 'vitest';
import { type Section, summarize, writeReport } from './report.ts';
import { targets } from './targets.ts';

const machine = {
  ...{ cores: 2, processor: 'A processor', node: '24.0.0', system: 'linux x64' },
  ...{ date: '2026-11-22', commit: 'abc1234' },
  loadGenerator: 'load came from wrk 4.1.0',
  load: 1.5,
};

const section = (findings: Section['findings']): Section => ({
  title: 'A part',
  how: 'With a clock.',
  findings,
});

const rowOf = (name: string, sections: Section[]) =>
  summarize(sections).rows.find(([first]) => first === name);

describe('the table of all', () => {
  it('has a row for every aim, and no verdict where nothing was measured', () => {
    const { rows } = summarize([]);
    expect(rows).toHaveLength(Object.keys(targets).length);
    expect(new Set(rows.map((row) => row.at(-1)))).toEqual(new Set(['not run']));
  });

  it('says before, now, aim, limit and verdict', () => {
    const found = section({ figures: { memoryIdle: { value: 130.4, limit: '50 MB' } } });
    expect(rowOf('memory, idle', [found])).toEqual([
      ...['memory, idle', '353 MB', '130 MB', '≤ 135 MB', '50 MB', 'met'],
    ]);
  });

  it('shows no number for a figure that is none', () => {
    const found = section({ figures: { creates: { value: Number.NaN } } });
    const name = targets.creates.name;
    expect(rowOf(name, [found])).toEqual([name, '200–435/s', '–', '≥ 900/s', '–', 'not run']);
  });

  it('does not round a figure up to its aim', () => {
    const found = section({ figures: { shareOfHome: { value: 0.7496 } } });
    expect(rowOf(targets.shareOfHome.name, [found])).toContain('0.7496');
  });

  it('brings together what several parts have found', () => {
    const one = section({ figures: { memoryIdle: { value: 1 } } });
    const other = section({ figures: { creates: { value: 1000 } } });
    const verdicts = summarize([one, other]).rows.map((row) => row.at(-1));
    expect(verdicts.filter((verdict) => verdict === 'met')).toHaveLength(2);
  });
});

describe('the report', () => {
  it('says on what machine, how each part was measured, and what came out', () => {
    const table = { head: ['a', 'b'], rows: [['x | y', '2']] };
    const text = writeReport(machine, [
      section({ figures: {}, tables: [table], notes: ['A note.'] }),
    ]);
    expect(text).toContain('2026-11-22 at commit abc1234: 2 cores (A processor), Node 24.0.0');
    expect(text).toContain(
      '## A part\n\nWith a clock.\n\n| a | b |\n| --- | --- |\n| x \\| y | 2 |',
    );
    expect(text).toContain('A note.');
  });
});
