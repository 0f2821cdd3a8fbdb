import { describe, expect, it, vi } from 'vitest';
import { endAll, endLater } from './open-things.ts';

describe('what was opened', () => {
  it('is ended in the end, the latest first', async () => {
    const order: number[] = [];
    for (const number of [1, 2, 3]) endLater(async () => order.push(number));
    await endAll();
    expect(order).toEqual([3, 2, 1]);
  });

  it('is ended once', async () => {
    const close = vi.fn(async () => undefined);
    const end = endLater(close);
    await end();
    await end();
    await endAll();
    expect(close).toHaveBeenCalledTimes(1);
  });

  it('is ended though another thing cannot be', async () => {
    const complain = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const close = vi.fn(async () => undefined);
    endLater(close);
    endLater(() => Promise.reject(new Error('It does not end.')));
    await endAll();
    expect(close).toHaveBeenCalledTimes(1);
    expect(complain).toHaveBeenCalledTimes(1);
    complain.mockRestore();
  });
});
