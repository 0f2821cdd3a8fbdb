import { describe, expect, it, vi } from 'vitest';
import { openEventStream, ReaderGoneError } from './event-stream.ts';

describe('an event stream', () => {
  it('ends when its reader takes nothing, before what waits for it fills the memory', async () => {
    const onEnd = vi.fn();
    const { content, send } = openEventStream(onEnd);
    for (let sent = 0; sent < 300; sent += 1) send({ text: 'x'.repeat(1_000) });
    expect(onEnd).toHaveBeenCalledOnce();
    await expect(content.getReader().read()).rejects.toThrow(ReaderGoneError);
  });

  it('ends when its reader leaves', async () => {
    const onEnd = vi.fn();
    const { content } = openEventStream(onEnd);
    await content.cancel();
    expect(onEnd).toHaveBeenCalledOnce();
  });
});
