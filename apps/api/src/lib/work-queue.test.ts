import { describe, expect, it } from 'vitest';
import { createWorkQueue } from './work-queue.ts';

/** A task that ends when it is asked to. */
function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { open, opened };
}

describe('a work queue', () => {
  it('runs so many at once, the rest in their order, and refuses who is too many', async () => {
    const queue = createWorkQueue({ atOnce: 2, waiting: 1, retryAfterSeconds: 7 });
    const started: string[] = [];
    const gates = { a: gate(), b: gate(), c: gate() };
    const run = (name: 'a' | 'b' | 'c') =>
      queue(async () => {
        started.push(name);
        await gates[name].opened;
      });
    const running = [run('a'), run('b'), run('c')];
    await expect(queue(async () => undefined)).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfterSeconds: 7 },
    });
    expect(started).toEqual(['a', 'b']);
    gates.b.open();
    await running[1];
    await Promise.resolve();
    expect(started).toEqual(['a', 'b', 'c']);
    gates.a.open();
    gates.c.open();
    await Promise.all(running);
  });

  it('goes on after a task that fails', async () => {
    const queue = createWorkQueue({ atOnce: 1, waiting: 1, retryAfterSeconds: 1 });
    const failing = queue(async () => {
      throw new Error('failed');
    });
    const next = queue(async () => 'done');
    await expect(failing).rejects.toThrow('failed');
    await expect(next).resolves.toBe('done');
  });
});
