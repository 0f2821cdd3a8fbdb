import { beforeEach, describe, expect, it } from 'vitest';
import { DAY_MS, MINUTE_MS } from '../lib/clock.ts';
import { ProblemError } from '../lib/problem-error.ts';
import { createRenderLimit, type RenderLimit } from './render-limit.ts';

const PAGES = 600;

let now = Date.UTC(2026, 0, 1);
let admit: RenderLimit;
beforeEach(() => {
  admit = createRenderLimit({ now: () => new Date(now) });
});
const refusals = (client: string, times: number) => {
  const found: unknown[] = [];
  for (let time = 0; time < times; time += 1) {
    try {
      admit(client, 'page');
    } catch (error) {
      found.push(error);
    }
  }
  return found;
};

describe('what is made for a client', () => {
  it('is refused beyond 600 pages a minute, with the time that is left of it', () => {
    expect(refusals('198.51.100.1', PAGES)).toEqual([]);
    now += MINUTE_MS - 5_000;
    const [refusal] = refusals('198.51.100.1', 1);
    expect(refusal).toBeInstanceOf(ProblemError);
    expect((refusal as ProblemError).details.retryAfterSeconds).toBe(5);
    expect(refusals('198.51.100.2', 1)).toEqual([]);
    now += 5_001;
    expect(refusals('198.51.100.1', PAGES)).toEqual([]);
  });

  it('is not counted for a day when the clock is set back by one', () => {
    refusals('198.51.100.1', PAGES);
    now -= DAY_MS;
    expect(refusals('198.51.100.1', PAGES)).toEqual([]);
    now += MINUTE_MS + 1;
    expect(refusals('198.51.100.1', PAGES)).toEqual([]);
  });

  it('is still counted after a flood of made-up addresses, for one that goes on', () => {
    refusals('198.51.100.1', PAGES);
    for (let at = 0; at < 30_000; at += 1) {
      refusals(`2001:db8:${at.toString(16)}::/56`, 1);
      if (at % 5_000 === 0) expect(refusals('198.51.100.1', 1)).toHaveLength(1);
    }
    expect(refusals('198.51.100.1', 1)).toHaveLength(1);
  });
});
