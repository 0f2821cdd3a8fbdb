import { describe, expect, it } from 'vitest';
import { dayIn, instantIn, isTimeZone, localTime } from './time-zone.ts';

describe('a time zone', () => {
  it.each(['UTC', 'Africa/Douala', 'America/St_Johns'])('is known as %s', (name) => {
    expect(isTimeZone(name)).toBe(true);
  });

  it.each(['', 'Limbe', 'Africa/Limbe', '../etc', 'x'.repeat(500)])('is not %j', (name) => {
    expect(isTimeZone(name)).toBe(false);
  });
});

describe('a moment in a time zone', () => {
  it.each([
    ['2026-11-26T23:52:00Z', 'Africa/Douala', '2026-11-27T00:52'],
    ['2026-11-26T23:52:00Z', 'UTC', '2026-11-26T23:52'],
    ['2026-07-01T02:15:00Z', 'America/St_Johns', '2026-06-30T23:45'],
    ['2026-11-27T00:00:59Z', 'Asia/Kathmandu', '2026-11-27T05:45'],
  ])('%s in %s is %s, and back', (moment, zone, local) => {
    expect(localTime(new Date(moment), zone)).toBe(local);
    expect(dayIn(new Date(moment), zone)).toBe(local.slice(0, 10));
    const minute = moment.replace(/:\d\dZ/, ':00.000Z');
    expect(instantIn(local, zone)?.toISOString()).toBe(minute);
  });

  it.each([
    ['2026-03-29T01:59', '2026-03-29T00:59:00.000Z'],
    ['2026-03-29T03:00', '2026-03-29T01:00:00.000Z'],
    ['2026-10-25T01:59', '2026-10-24T23:59:00.000Z'],
    ['2026-10-25T03:00', '2026-10-25T02:00:00.000Z'],
  ])('%s in Paris is %s, beside a change of the clocks', (local, instant) => {
    expect(instantIn(local, 'Europe/Paris')?.toISOString()).toBe(instant);
  });

  it('of a skipped hour is one all the same', () => {
    expect(instantIn('2026-03-29T02:30', 'Europe/Paris')?.toISOString()).toMatch(/T0[01]:30/);
  });

  it.each(['', 'soon', '2026-13-01T00:00'])('of %j is none', (local) => {
    expect(instantIn(local, 'UTC')).toBeUndefined();
  });
});
