import { describe, expect, it, vi } from 'vitest';
import { z } from 'zod';
import { addOnce, type Tries } from './add-once.ts';

const input = z.object({ title: z.string().trim(), slug: z.string().min(4).optional() });
const stored = { id: 'one', title: 'Rain', slug: 'one' };

const send = (body: object, tries?: Tries) => {
  const change = vi.fn(async () => stored);
  const add = async () => stored;
  return { change, done: addOnce({ input, body, tries, add, change }) };
};

describe('an addition', () => {
  it('is one write where the server adds what was not sent', async () => {
    const { change, done } = send({ title: 'Rain ' });
    expect(await done).toBe(stored);
    expect(change).not.toHaveBeenCalled();
  });

  it('lays what was changed since over what is stored, where only it can have stored that', async () => {
    const { change, done } = send({ title: 'Rain', slug: 'long-rain' });
    await done;
    expect(change).toHaveBeenCalledWith(stored);
  });

  it('lays over what it has tried before, also where it says more by now', async () => {
    const tries: Tries = [];
    await send({ title: 'Rain' }, tries).done;
    const { change, done } = send({ title: 'Long rain', slug: 'long-rain' }, tries);
    await done;
    expect(change).toHaveBeenCalledWith(stored);
  });

  it('never lays itself over what was sent from elsewhere under its key', async () => {
    const { change, done } = send({ title: 'Sun' }, []);
    await expect(done).rejects.toMatchObject({ status: 409, current: stored });
    expect(change).not.toHaveBeenCalled();
  });
});
