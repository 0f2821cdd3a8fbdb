import type { Clock } from '../../src/lib/clock.ts';

/** Time that stands still until a test moves it. */
export class TestClock implements Clock {
  #now = Date.now();

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
