import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { MINUTE_MS, SECOND_MS } from './clock.ts';
import { createLogger } from './logger.ts';
import { startRepeating } from './repeated-work.ts';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

it('work that keeps failing goes on, and is logged once a minute until it succeeds', async () => {
  const lines: string[] = [];
  const logger = createLogger('error', { write: (line: string) => void lines.push(line) });
  let rounds = 0;
  let fails = true;
  const work = async () => {
    rounds += 1;
    if (fails) throw new Error('away');
  };
  const repeated = startRepeating(work, SECOND_MS, logger, 'round failed');
  await vi.advanceTimersByTimeAsync(MINUTE_MS + SECOND_MS);
  expect(rounds).toBeGreaterThan(59);
  expect(lines).toHaveLength(2);
  fails = false;
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  fails = true;
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  expect(lines).toHaveLength(3);
  const stopped = repeated.stop();
  await vi.advanceTimersByTimeAsync(SECOND_MS);
  await stopped;
});
