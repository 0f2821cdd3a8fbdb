import { describe, expect, it } from 'vitest';
import { periodFault } from './period-fault.ts';
import { readableDate, readablePeriod } from './periods.ts';

const NOW = new Date('2026-06-15T12:00:00Z');

describe('a period', () => {
  it.each([
    [readablePeriod('2021-13-45', ''), 'unread'],
    [readableDate('2021-13-45'), 'unread'],
    [readableDate('2021-00'), 'unread'],
    [readableDate('2021-13'), 'unread'],
    [readableDate('2021-02-45'), 'unread'],
    [readableDate('0000-00-00'), 'unread'],
    ['2021/15/40', 'unread'],
    ['2021.03.40', 'unread'],
    ['13/2020 – 14/2021', 'unread'],
    ['banana – today', 'unread'],
    [readablePeriod('3021-01', ''), 'far'],
    ['Jan 2020 – Feb 2099', 'far'],
    ['1066', 'far'],
    [readablePeriod('2024-05', '2019-01'), 'reversed'],
    ['May 2024 – Jan 2019', 'reversed'],
    ['déc. 2020 à janv. 2020', 'reversed'],
    ['06/2020 - 03/2020', 'reversed'],
    ['août 2020 – juil. 2020', 'reversed'],
  ])('%j is marked: %s', (text, fault) => {
    expect(periodFault(text, NOW)).toBe(fault);
  });

  it.each([
    '',
    readableDate('2021-02-31'),
    readablePeriod('2021-03', ''),
    readablePeriod('2020', '2020-03'),
    'May 2019 – Jan 2024',
    'janv. 2020 – mars 2020',
    '2014–2018',
    '2014-2018',
    '2020-22',
    '2020/21',
    '2021/03/15',
    '2014/2018',
    'Aug 12, 2015',
    '15 mars 2021 – à ce jour',
    '01/03/2020 - 30/06/2021',
    'Depuis 2019',
    'Été 2021',
    '2020, 2018',
    'Mar – Jul 2020',
    '2024 – 2030',
  ])('%j is as it may be', (text) => {
    expect(periodFault(text, NOW)).toBeUndefined();
  });
});
