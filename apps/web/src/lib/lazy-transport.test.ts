import { describe, expect, it, vi } from 'vitest';
import type { Transport } from './api-client.ts';
import { NetworkError } from './api-error.ts';
import { lazyTransport } from './lazy-transport.ts';

const answering: Transport = async (name) => ({ status: 200, body: name });

describe('a lazy transport', () => {
  it('loads its code with the first call, and once', async () => {
    const load = vi.fn(async () => answering);
    const transport = lazyTransport(load);
    expect(load).not.toHaveBeenCalled();
    const answers = await Promise.all([
      transport('blogs.list', {}, {}),
      transport('service.health', {}, {}),
    ]);
    expect(answers.map((answer) => answer.body)).toEqual(['blogs.list', 'service.health']);
    expect(load).toHaveBeenCalledTimes(1);
  });

  it('tries again after a download that failed', async () => {
    const load = vi.fn<() => Promise<Transport>>();
    load.mockRejectedValueOnce(new Error('offline')).mockResolvedValueOnce(answering);
    const transport = lazyTransport(load);
    await expect(transport('blogs.list', {}, {})).rejects.toEqual(
      new NetworkError(new Error('offline')),
    );
    await expect(transport('blogs.list', {}, {})).resolves.toMatchObject({ status: 200 });
  });
});
