import { describe, expect, it } from 'vitest';
import { readPeriod } from './json-resume.ts';

describe('the dates of a period', () => {
  it.each([
    ['2021 to today', { startDate: '2021' }],
    ['2019–2021', { startDate: '2019', endDate: '2021' }],
    ['2019 — 2021', { startDate: '2019', endDate: '2021' }],
    ['Jan 2020 - Mar 2022', { startDate: '2020-01', endDate: '2022-03' }],
    ['March 2014 – 2018', { startDate: '2014-03', endDate: '2018' }],
    ['Sept. 2020 - present', { startDate: '2020-09' }],
    ['03/2020 - 12/2021', { startDate: '2020-03', endDate: '2021-12' }],
    ['2020-05', { startDate: '2020-05', endDate: '2020-05' }],
    ['2018', { startDate: '2018', endDate: '2018' }],
    ['since 2018', { startDate: '2018' }],
    ['2018 -', { startDate: '2018' }],
    ['2018-2020', { startDate: '2018', endDate: '2020' }],
    ['mars 2021 – aujourd’hui', { startDate: '2021-03' }],
    ['de févr. 2019 à août 2020', { startDate: '2019-02', endDate: '2020-08' }],
    ['juin 2020 - juillet 2021', { startDate: '2020-06', endDate: '2021-07' }],
    ['depuis 2018', { startDate: '2018' }],
    ['2019 à ce jour', { startDate: '2019' }],
  ])('%j are %j', (period, dates) => {
    expect(readPeriod(period)).toEqual(dates);
  });

  it.each(['', 'two years', 'Spring 2020', '20212', 'the 1990s', '13/2020', 'class of 2014'])(
    'of %j are none',
    (period) => {
      expect(readPeriod(period)).toBeUndefined();
    },
  );
});
