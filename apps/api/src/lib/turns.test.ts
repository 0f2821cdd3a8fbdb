import { expect, it } from 'vitest';
import { createTurns } from './turns.ts';

/** Work that ends when the test says so. */
function held() {
  let end = (): void => undefined;
  const ended = new Promise<void>((resolve) => {
    end = resolve;
  });
  return { ended, end: () => end() };
}

it('begins with the next of one name when the one before it has ended, also in failure', async () => {
  const turns = createTurns();
  const begun: string[] = [];
  const { ended, end } = held();
  const first = turns('a', async () => {
    begun.push('first');
    await ended;
    throw new Error('the disk');
  });
  const second = turns('a', async () => void begun.push('second'));
  const third = turns('a', async () => void begun.push('third'));
  await turns('b', async () => void begun.push('another name'));
  expect(begun).toEqual(['first', 'another name']);
  end();
  await expect(first).rejects.toThrow('the disk');
  await Promise.all([second, third]);
  expect(begun).toEqual(['first', 'another name', 'second', 'third']);
});
