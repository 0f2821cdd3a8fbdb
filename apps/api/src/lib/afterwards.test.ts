import { expect, it } from 'vitest';
import { createAfterwards } from './afterwards.ts';

it('has ended when nothing was begun', async () => {
  await createAfterwards().ended();
});

it('has ended once everything has, also what was begun by it and what has failed', async () => {
  const afterwards = createAfterwards();
  const [first, second] = [Promise.withResolvers<void>(), Promise.withResolvers<void>()];
  const seen: string[] = [];
  afterwards.add(first.promise.then(() => afterwards.add(second.promise)));
  afterwards.add(Promise.reject(new Error('handled by its caller')));
  const ended = afterwards.ended().then(() => seen.push('ended'));
  first.resolve();
  await first.promise;
  second.promise.then(() => seen.push('second'));
  expect(seen).toEqual([]);
  second.resolve();
  await ended;
  expect(seen).toEqual(['second', 'ended']);
});
