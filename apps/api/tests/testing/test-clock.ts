import type { Clock } from '../../src/lib/clock.ts';

/** Time that does not pass until a test moves it. */
export class TestClock implements Clock {
  // from the real time on: files, certificates and other processes bear that one
  #now = Date.now();

  now(): Date {
    return new Date(this.#now);
  }

  advance(milliseconds: number): void {
    this.#now += milliseconds;
  }
}
