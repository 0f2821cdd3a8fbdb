import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { ROOT } from '../../../tools/bootstrap/versions.mjs';
import { aims } from './aims.ts';
import { attacks } from './attacks.ts';
import { countVerdicts, type Outcome, shortReason, summarize, writeInto } from './report.ts';

const machine = {
  ...{ cores: 2, processor: 'A processor', node: '24.0.0', system: 'linux x64' },
  ...{ date: '2026-11-22', commit: 'abc1234' },
  loadGenerator: 'load came from wrk 4.1.0',
  load: 1.5,
};
const BEGIN = '<!-- The rest is written by `pnpm trust --write`. -->';

const outcome = (given: Partial<Outcome>): Outcome => ({
  name: 'crowd',
  attack: { aims: ['crowdSignedIn', 'crowdSlowest'], how: 'All at once.' },
  figures: {},
  ...given,
});
const verdicts = (given: Partial<Outcome>) =>
  summarize([outcome(given)]).rows.map((row) => row.at(-1));

describe('the attacks', () => {
  it('measure every aim once', () => {
    const measured = Object.values(attacks).flatMap((attack) => attack.aims);
    expect(measured.toSorted()).toEqual(Object.keys(aims).toSorted());
  });
});

describe('the requirements', () => {
  it('that attacks are about are those of the page', () => {
    const text = readFileSync(join(ROOT, 'docs', 'trust.md'), 'utf8');
    for (const { requirement } of Object.values(aims))
      expect(text).toContain(`### ${requirement}\n`);
    expect(text).toContain(BEGIN);
  });
});

describe('the table of an attack', () => {
  it('says requirement, figure, aim and verdict', () => {
    const { rows } = summarize([outcome({ figures: { crowdSignedIn: 49, crowdSlowest: 12.5 } })]);
    expect(rows).toEqual([
      ['crowd', 'LIM-03', aims.crowdSignedIn.name, '49', '≥ 50', 'not met'],
      ['crowd', 'LIM-03', aims.crowdSlowest.name, '12.50 s', '≤ 15.00 s', 'met'],
    ]);
  });

  it('has no verdict where nothing was measured, and says why', () => {
    expect(verdicts({ reason: 'there is no wrk' })).toEqual([
      'not run: there is no wrk',
      'not run: there is no wrk',
    ]);
    expect(verdicts({})).toEqual(['not run', 'not run']);
  });

  it('keeps what was measured before an attack failed', () => {
    const given = { figures: { crowdSignedIn: 50 }, reason: 'fetch failed' };
    expect(verdicts(given)).toEqual(['met', 'not run: fetch failed']);
  });

  it.each([
    [{ crowdSignedIn: Number.NaN }, { met: 0, notMet: 0, notRun: 2 }],
    [{ crowdSlowest: Number.POSITIVE_INFINITY }, { met: 0, notMet: 1, notRun: 1 }],
    [
      { crowdSignedIn: 50, crowdSlowest: 15 },
      { met: 2, notMet: 0, notRun: 0 },
    ],
  ])('counts %o', (figures, counts) => {
    expect(countVerdicts([outcome({ figures })])).toEqual(counts);
  });
});

describe('the page', () => {
  const page = `# Trust\n\nWritten by people.\n\n${BEGIN}\n\nOf the last time.\n`;

  it('keeps what people wrote, and nothing of the last time', () => {
    const written = writeInto(page, machine, [outcome({ figures: { crowdSignedIn: 50 } })]);
    expect(written).toContain(`Written by people.\n\n${BEGIN}\n\n`);
    expect(written).toContain('on 2026-11-22 at commit abc1234: 2 cores (A processor)');
    expect(written).toContain('on average 1.5 processes wanted a core');
    expect(written).toContain('1 aims are met, 0 are not, 1 were not measured');
    expect(written).toContain('- **crowd**: All at once.');
    expect(written).not.toContain('last time');
  });

  it('is not guessed at where it has no place for the table', () => {
    expect(() => writeInto('# Trust\n', machine, [])).toThrow('docs/trust.md has no line');
  });
});

describe('a reason', () => {
  it('is one line', () => {
    expect(shortReason(new Error('first\nsecond'))).toBe('first');
  });
});
