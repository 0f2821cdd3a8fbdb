import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { NetworkError } from '../api-error.ts';
import {
  newUpload,
  type QueueOptions,
  type Sending,
  type Upload,
  UploadQueue,
  type UploadStatus,
} from './upload-queue.ts';

interface Details {
  alt: string;
}

const photo = (name: string) => new File(['content'], name, { type: 'image/jpeg' });
const waiting = (name: string) => newUpload(photo(name), { alt: '' });
const offline = new Error('not sent', { cause: new NetworkError('offline') });

/** A queue whose sending is decided by the test. */
function openQueue(changes: Partial<QueueOptions<Details, string>> = {}) {
  const sent: {
    upload: Upload<Details>;
    sending: Sending<Details>;
    settle: PromiseWithResolvers<string>;
  }[] = [];
  let here = true;
  const prepare = vi.fn(async (file: File) => new File(['less'], file.name, { type: file.type }));
  const options: QueueOptions<Details, string> = {
    prepare,
    refusalOf: ({ name }) => (name === 'huge.jpg' ? 'Too large' : undefined),
    send: (upload, sending) => {
      const settle = Promise.withResolvers<string>();
      sent.push({ upload, sending, settle });
      return settle.promise;
    },
    problemOf: (cause) => ({ message: String(cause) }),
    waitsForNetwork: true,
    ...changes,
  };
  const queue = new UploadQueue(options, () => here);
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
    open.queue.add([waiting('a.jpg'), waiting('b.jpg')]);
    await settled();
  });
  afterEach(() => {
    open.queue.close();
  });
  const first = () => open.queue.get().list[0];

  it('forgets all that it has, and sends it after all where that is wanted', async () => {
    const { sent, statuses, queue } = open;
    const again = queue.clear();
    expect(statuses()).toEqual([]);
    expect(sent[0]?.sending.signal.aborted).toBe(true);
    again?.();
    await settled();
    expect(statuses()).toEqual(['sending', 'waiting']);
    // under the same key: what had arrived is stored once
    expect(sent[1]?.upload.id).toBe(sent[0]?.upload.id);
    queue.clear();
    queue.add([waiting('c.jpg')]);
    again?.();
    expect(queue.get().list.map(({ file }) => file.name)).toEqual(['c.jpg']);
    queue.clear();
    expect(queue.clear()).toBeUndefined();
  });

  it('sends one after the other, each compressed, and tells what was stored', async () => {
    const { sent, statuses, queue } = open;
    const arrived = vi.fn();
    const stop = queue.onArrived(arrived);
    expect(statuses()).toEqual(['sending', 'waiting']);
    expect(sent[0]?.upload.compressed?.size).toBe(4);
    sent[0]?.sending.onProgress(0.4);
    expect(first()?.progress).toBe(0.4);
    sent[0]?.settle.resolve('/a.webp');
    await settled();
    expect(statuses()).toEqual(['sending']);
    expect(queue.get().arrived).toBe('a.jpg');
    stop();
    sent[1]?.settle.resolve('/b.webp');
    await settled();
    expect(statuses()).toEqual([]);
    expect(arrived).toHaveBeenCalledExactlyOnceWith('/a.webp');
  });

  it('goes on after one that fails, and sends it again under the same key', async () => {
    const { sent, statuses, queue, prepare } = open;
    sent[0]?.sending.onDetails({ alt: 'A hill' });
    sent[0]?.settle.reject(new Error('refused'));
    await settled();
    expect(statuses()).toEqual(['failed', 'sending']);
    expect(first()?.problem).toEqual({ message: 'Error: refused' });
    sent[1]?.settle.resolve('/b.webp');
    await settled();
    queue.send(first()?.id ?? '');
    await settled();
    expect(first()?.problem).toBeUndefined();
    expect(sent[2]?.upload).toMatchObject({
      id: sent[0]?.upload.id,
      details: { alt: 'A hill' },
    });
    expect(prepare).toHaveBeenCalledTimes(2);
  });

  it('waits without a network, until it is back', async () => {
    const { sent, statuses, queue } = open;
    sent[0]?.sending.onProgress(0.9);
    sent[0]?.settle.reject(offline);
    await settled();
    expect(statuses()).toEqual(['waiting', 'waiting']);
    expect(first()?.progress).toBe(0);
    expect(queue.get().offline).toBe(true);
    window.dispatchEvent(new Event('online'));
    await settled();
    expect(statuses()).toEqual(['sending', 'waiting']);
    expect(sent[1]?.upload.id).toBe(sent[0]?.upload.id);
  });

  it('tries at once without a network when someone asks for it', async () => {
    const { sent, queue } = open;
    sent[0]?.settle.reject(offline);
    await settled();
    queue.send(first()?.id ?? '');
    await settled();
    expect(queue.get().offline).toBe(false);
    expect(sent).toHaveLength(2);
  });

  it('tries by itself from time to time, and less and less often', async () => {
    const { sent } = open;
    sent[0]?.settle.reject(offline);
    await vi.advanceTimersByTimeAsync(4_000);
    expect(sent).toHaveLength(2);
    sent[1]?.settle.reject(offline);
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
    sent[0]?.settle.resolve('/a.webp');
    sent[0]?.sending.onProgress(1);
    await settled();
    expect(statuses()).toEqual(['stopped', 'sending']);
    expect(first()?.progress).toBe(0);
  });

  it('sends nothing for someone who is not signed in, and goes on when they are', async () => {
    const { sent, statuses, queue, leave } = open;
    leave(true);
    queue.pause();
    await settled();
    expect(sent[0]?.sending.signal.aborted).toBe(true);
    expect(statuses()).toEqual(['waiting', 'waiting']);
    leave(false);
    queue.resume();
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
      sent[place]?.settle.resolve('');
      await settled();
    }
    expect(close()).toBe(false);
  });

  it('refuses what cannot be sent as it would travel', async () => {
    const { queue, statuses, sent } = open;
    for (const { id } of queue.get().list) queue.remove(id);
    queue.add([waiting('huge.jpg'), waiting('huge.jpg')]);
    await settled();
    expect(statuses()).toEqual(['refused', 'refused']);
    expect(first()?.problem).toEqual({ message: 'Too large' });
    expect(sent).toHaveLength(1);
  });
});

it('fails without a network where nothing waits for one', async () => {
  const { queue, sent, statuses } = openQueue({ waitsForNetwork: false });
  queue.add([waiting('a.jpg')]);
  await vi.waitFor(() => expect(sent).toHaveLength(1));
  sent[0]?.settle.reject(offline);
  await vi.waitFor(() => expect(statuses()).toEqual(['failed']));
  expect(queue.get().offline).toBe(false);
  queue.close();
});

describe('the file in the form', () => {
  const inForm = (status: UploadStatus) =>
    newUpload(photo('c.jpg'), { alt: '' }, { inForm: true, status });
  const names = (queue: UploadQueue<Details, string>) =>
    queue.get().list.map(({ details }) => details.alt);

  it.each<[UploadStatus, string[]]>([
    ['chosen', ['new']],
    ['refused', ['new']],
    ['failed', ['new']],
    ['sending', ['old', 'new']],
  ])('gives way to another when it is %s: %j stay', (status, left) => {
    const { queue } = openQueue();
    const old = inForm(status);
    queue.add([old]);
    queue.describe(old.id, { alt: 'old' });
    queue.add([{ ...inForm('chosen'), details: { alt: 'new' } }]);
    expect(names(queue)).toEqual(left);
    queue.close();
  });

  it('waits in it again when it is cancelled', async () => {
    const { queue, sent, statuses } = openQueue();
    queue.add([inForm('waiting')]);
    await vi.waitFor(() => expect(sent).toHaveLength(1));
    queue.cancel(sent[0]?.upload.id ?? '');
    expect(statuses()).toEqual(['chosen']);
    queue.close();
  });

  it('is dropped with the edits, unlike what is on its way', () => {
    const { queue, statuses } = openQueue();
    queue.add([inForm('chosen'), waiting('a.jpg')]);
    const again = queue.leaveForm();
    expect(statuses()).toEqual(['preparing']);
    again?.();
    expect(statuses()).toEqual(['preparing', 'chosen']);
    queue.leaveForm();
    queue.add([inForm('chosen')]);
    again?.();
    expect(statuses()).toEqual(['preparing', 'chosen']);
    queue.leaveForm();
    expect(queue.leaveForm()).toBeUndefined();
    queue.close();
  });
});
