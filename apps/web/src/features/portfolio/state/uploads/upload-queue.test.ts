import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import type { Upload } from './upload.ts';
import { type Sending, UploadQueue } from './upload-queue.ts';

const photo = (name: string) => new File(['content'], name, { type: 'image/jpeg' });
const noLine = new Error('no line');

/** A queue whose sending is decided by the test. */
function openQueue() {
  const sent: { upload: Upload; sending: Sending; settle: PromiseWithResolvers<void> }[] = [];
  let here = true;
  const prepare = vi.fn(async (file: File) => new File(['less'], file.name, { type: file.type }));
  const queue = new UploadQueue({
    prepare,
    send: (upload, sending) => {
      const settle = Promise.withResolvers<void>();
      sent.push({ upload, sending, settle });
      return settle.promise;
    },
    mayRun: () => here,
    isNoLine: (cause) => cause === noLine,
    problemOf: (cause) => ({ message: String(cause) }),
  });
  const statuses = () => queue.get().list.map(({ status }) => status);
  const leave = (leaving: boolean) => {
    here = !leaving;
  };
  return { queue, sent, prepare, statuses, leave };
}

/** Lets what is promised already happen. */
const settled = () => vi.advanceTimersByTimeAsync(0);

describe('the queue of uploads', () => {
  let open: ReturnType<typeof openQueue>;
  beforeEach(async () => {
    vi.useFakeTimers();
    open = openQueue();
    open.queue.choose({ files: [photo('a.jpg'), photo('b.jpg')], stored: 0 });
    await settled();
  });
  afterEach(() => {
    open.queue.close();
    vi.useRealTimers();
  });

  it('sends one after the other, each in its lighter form', async () => {
    const { sent, statuses, queue } = open;
    expect(statuses()).toEqual(['sending', 'waiting']);
    expect(sent[0]?.upload.lighter?.size).toBe(4);
    sent[0]?.settle.resolve();
    await settled();
    expect(statuses()).toEqual(['sending']);
    expect(queue.get().arrived).toBe('a.jpg');
    sent[1]?.settle.resolve();
    await settled();
    expect(statuses()).toEqual([]);
  });

  it('goes on after one that fails, and sends it again under the same key', async () => {
    const { sent, statuses, queue, prepare } = open;
    sent[0]?.settle.reject(new Error('refused'));
    await settled();
    expect(statuses()).toEqual(['failed', 'sending']);
    sent[1]?.settle.resolve();
    await settled();
    queue.dispatch({ type: 'asked', id: queue.get().list[0]?.id ?? '' });
    await settled();
    expect(sent[2]?.upload.id).toBe(sent[0]?.upload.id);
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  it('waits without a network, until it is back', async () => {
    const { sent, statuses, queue } = open;
    sent[0]?.settle.reject(noLine);
    await settled();
    expect(statuses()).toEqual(['waiting', 'waiting']);
    expect(queue.get().noLine).toBe(true);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(statuses()).toEqual(['sending', 'waiting']);
    expect(sent[1]?.upload.id).toBe(sent[0]?.upload.id);
  });

  it('tries by itself from time to time, and less and less often', async () => {
    const { sent } = open;
    sent[0]?.settle.reject(noLine);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toHaveLength(2);
    sent[1]?.settle.reject(noLine);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toHaveLength(2);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toHaveLength(3);
  });

  it('stops what is cancelled, goes on with the next, and hears nothing of it any more', async () => {
    const { sent, statuses, queue } = open;
    queue.cancel(sent[0]?.upload.id ?? '');
    await settled();
    expect(sent[0]?.sending.signal.aborted).toBe(true);
    expect(statuses()).toEqual(['stopped', 'sending']);
    sent[0]?.settle.resolve();
    sent[0]?.sending.onProgress(1);
    await settled();
    expect(statuses()).toEqual(['stopped', 'sending']);
  });

  it('sends nothing for somebody who is not signed in, and goes on when they are', async () => {
    const { sent, statuses, queue, leave } = open;
    leave(true);
    queue.pause();
    await settled();
    expect(sent[0]?.sending.signal.aborted).toBe(true);
    expect(statuses()).toEqual(['waiting', 'waiting']);
    leave(false);
    queue.tryAgain();
    await settled();
    expect(sent).toHaveLength(2);
  });

  it('asks before the tab is closed over an upload, and only then', async () => {
    const { sent } = open;
    const close = () => {
      const event = new Event('beforeunload', { cancelable: true });
      window.dispatchEvent(event);
      return event.defaultPrevented;
    };
    expect(close()).toBe(true);
    for (const place of [0, 1]) {
      sent[place]?.settle.resolve();
      await settled();
    }
    expect(close()).toBe(false);
  });

  it('refuses a picture that is too large even so', async () => {
    const { queue, prepare, statuses, sent } = open;
    const still = photo('c.jpg');
    Object.defineProperty(still, 'size', { value: 13 * 1024 * 1024 });
    prepare.mockResolvedValue(still);
    for (const { id } of queue.get().list) queue.remove(id);
    queue.choose({ files: [still, still], stored: 0 });
    await settled();
    expect(statuses()).toEqual(['refused', 'refused']);
    expect(sent).toHaveLength(1);
  });
});
