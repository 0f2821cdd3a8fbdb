import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { addOnce } from './add-once.ts';

const input = z.object({ title: z.string().trim(), slug: z.string().optional() });
const stored = { id: 'one', title: 'Rain', slug: 'rain' };

const send = (body: object) => {
  const change = vi.fn(async () => stored);
  return { change, done: addOnce({ input, body, add: async () => stored, change }) };
};

describe('an addition', () => {
  it('is one write where the server adds what was not sent', async () => {
    const { change, done } = send({ title: 'Rain ' });
    expect(await done).toBe(stored);
    expect(change).not.toHaveBeenCalled();
  });

  it('lays over what an earlier try stored what was changed since', async () => {
    const { change, done } = send({ title: 'Rain', slug: 'long-rain' });
    await done;
    expect(change).toHaveBeenCalledWith('one');
  });
});
