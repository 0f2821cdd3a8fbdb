import { expect, it } from 'vitest';
import { inParallel } from './pool.ts';

it('answers in order and never works on more at once than it has workers', async () => {
  let busy = 0;
  let most = 0;
  const answers = await inParallel([1, 2, 3, 4, 5], 2, async (item) => {
    busy += 1;
    most = Math.max(most, busy);
    await Promise.resolve();
    busy -= 1;
    return item * 10;
  });
  expect(answers).toEqual([10, 20, 30, 40, 50]);
  expect(most).toBe(2);
});
