import { describe, expect, it } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

const LIMITS = { waitingEach: 3, waiting: 5, retryAfterSeconds: 7 };

/** A queue whose tasks end when they are told to, and what has been started so far. */
function watched() {
  const queue = createFairQueue(LIMITS);
  const started: string[] = [];
  const ends: (() => void)[] = [];
  const add = (whom: string, name: string) =>
    queue(whom, async () => {
      started.push(name);
      await new Promise<void>((resolve) => ends.push(resolve));
      return name;
    });
  const endOne = async () => {
    ends.shift()?.();
    await new Promise((resolve) => setImmediate(resolve));
  };
  return { queue, add, started, endOne };
}

describe('the fair queue', () => {
  it('runs one task at a time, and lets accounts take turns', async () => {
    const { add, started, endOne } = watched();
    const all = Promise.all([
      ...['a1', 'a2', 'a3', 'a4'].map((name) => add('a', name)),
      add('b', 'b1'),
      add('c', 'c1'),
    ]);
    expect(started).toEqual(['a1']);
    for (let i = 0; i < 6; i += 1) await endOne();
    expect(started).toEqual(['a1', 'a2', 'b1', 'c1', 'a3', 'a4']);
    expect(await all).toEqual(['a1', 'a2', 'a3', 'a4', 'b1', 'c1']);
  });

  it('refuses what is too much of one account, and takes what another sends', async () => {
    const { add } = watched();
    for (const name of ['a1', 'a2', 'a3', 'a4']) void add('a', name);
    await expect(add('a', 'a5')).rejects.toMatchObject({
      code: 'unavailable',
      details: { retryAfterSeconds: 7 },
    });
    void add('b', 'b1');
    void add('c', 'c1');
    await expect(add('d', 'd1')).rejects.toMatchObject({ code: 'unavailable' });
  });

  it('goes on after a task that failed', async () => {
    const { queue } = watched();
    const failing = queue('a', async () => Promise.reject(new Error('no')));
    const next = queue('a', async () => 'next');
    await expect(failing).rejects.toThrow('no');
    expect(await next).toBe('next');
    expect(await queue('b', async () => 'later')).toBe('later');
  });
});
