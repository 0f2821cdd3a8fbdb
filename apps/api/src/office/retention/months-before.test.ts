import { describe, expect, it } from 'vitest';
import { monthsBefore } from './retention.service.ts';

describe('months before a moment', () => {
  it.each([
    ['2026-11-20T15:00:00.000Z', 1, '2026-10-20T15:00:00.000Z'],
    ['2026-03-31T00:00:00.000Z', 1, '2026-02-28T00:00:00.000Z'],
    ['2028-03-31T23:59:59.999Z', 1, '2028-02-29T23:59:59.999Z'],
    ['2026-01-15T08:30:00.000Z', 12, '2025-01-15T08:30:00.000Z'],
    ['2026-01-31T00:00:00.000Z', 2, '2025-11-30T00:00:00.000Z'],
    ['2026-05-31T00:00:00.000Z', 120, '2016-05-31T00:00:00.000Z'],
  ])('from %s by %d is %s', (from, months, expected) => {
    expect(monthsBefore(new Date(from), months).toISOString()).toBe(expected);
  });
});
