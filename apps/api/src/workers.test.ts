import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { systemClock as clock, DAY_MS, MINUTE_MS, SECOND_MS } from './lib/clock.ts';
import { createLogger } from './lib/logger.ts';
import { startForgetting } from './workers.ts';

const logger = createLogger('silent');
const midnight = Date.UTC(2026, 10, 21);

beforeEach(() => {
  vi.useFakeTimers({ now: midnight - 90 * SECOND_MS });
});
afterEach(() => {
  vi.useRealTimers();
});

/** Starts the worker; what it answers with are the times at which it looked. */
function start(fail = false) {
  const looked: number[] = [];
  const forgetPastDays = async () => {
    looked.push(clock.now().getTime() - midnight);
    if (fail) throw new Error('the database is locked');
  };
  return { looked, worker: startForgetting(forgetPastDays, { clock, logger }) };
}

describe('forgetting', () => {
  it('happens at the start, every minute and at midnight to the millisecond', async () => {
    const { looked, worker } = start();
    await vi.advanceTimersByTimeAsync(3 * MINUTE_MS);
    await worker.stop();
    expect(looked).toEqual([-90, -30, 0, 60].map((seconds) => seconds * SECOND_MS));
  });

  it('goes on after a failure', async () => {
    const { looked, worker } = start(true);
    await vi.advanceTimersByTimeAsync(MINUTE_MS);
    await worker.stop();
    expect(looked).toHaveLength(2);
  });

  it('ends when it is stopped', async () => {
    const { looked, worker } = start();
    await worker.stop();
    await vi.advanceTimersByTimeAsync(DAY_MS);
    expect(looked).toHaveLength(1);
  });
});
