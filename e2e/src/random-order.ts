import { createHash } from 'node:crypto';
import type { Reporter, Suite, TestCase } from '@playwright/test/reporter';

type Entry = Suite | TestCase;

/**
 * Puts the files, and the stories of each, into an order of their own for each `TEST_SEED`. Playwright's
 * `--shuffle` leaves the stories of a file in their order, or mixes those of all files: a worker, and
 * with it the site, would begin anew for nearly every story. With `--fully-parallel` each story is
 * handed out by itself; the one worker of its file goes on with the next.
 */
// biome-ignore lint/style/noDefaultExport: Playwright takes a reporter by it
export default class RandomOrder implements Reporter {
  async preprocess({ suite }: { suite: Suite }): Promise<void> {
    mix(suite, process.env.TEST_SEED ?? '');
  }

  printsToStdio(): boolean {
    return false;
  }
}

function mix(suite: Suite, seed: string): void {
  const place = (entry: Entry) =>
    createHash('sha1')
      .update(seed + entry.titlePath().join('\n'))
      .digest('hex');
  const entries = suite.entries();
  entries.sort((one, other) => place(one).localeCompare(place(other)));
  for (const entry of entries) if ('entries' in entry) mix(entry, seed);
}
