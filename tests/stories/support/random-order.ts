import { createHash } from 'node:crypto';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

type Entry = Suite | TestCase;

/** Sorts a list into an order of its own for each `TEST_SEED`. */
export function mixed<T>(list: T[], nameOf: (one: T) => string): T[] {
  const place = (one: T) =>
    createHash('sha1')
      .update((process.env.TEST_SEED ?? '') + nameOf(one))
      .digest('hex');
  return list.sort((one, other) => place(one).localeCompare(place(other)));
}

/**
 * Puts the stories of each file into an order of their own for each `TEST_SEED`. Playwright's
 * `--shuffle` leaves the stories of a file in their order, or mixes those of all files: a worker, and
 * with it the site, would begin again for nearly every story. With `--fully-parallel` each story is
 * handed out by itself; the one worker of its file goes on with the next.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by it
export default class RandomOrder implements Reporter {
  async preprocess({ suite }: { suite: Suite }): Promise<void> {
    mix(suite);
  }

  printsToStdio(): boolean {
    return false;
  }
}

function mix(suite: Suite): void {
  // sorted in place: the run goes through this very list
  const entries = mixed<Entry>(suite.entries(), (entry) => entry.titlePath().join('\n'));
  for (const entry of entries) if ('entries' in entry) mix(entry);
}
