import { describe, expect, it } from 'vitest';
import { LongList } from '../lib/reply.ts';
import { wholeOrStream } from './long-list.ts';

const present = (batch: readonly unknown[]) => batch;
/** About the text of eight batches. */
const MOST = 8 * JSON.stringify([{ number: 1 }, { last: true }]).length;

/** So many batches of two items, and what became of the reading. */
function batchesOf(count: number, fails = false) {
  const seen = { read: 0, isOver: false };
  async function* batches() {
    try {
      for (; seen.read < count; seen.read += 1) {
        yield [{ number: seen.read }, { last: true }];
      }
      if (fails) throw new Error('The database is away.');
      yield [];
    } finally {
      seen.isOver = true;
    }
  }
  return { list: new LongList(batches()), seen };
}

async function streamed(list: LongList<readonly unknown[]>) {
  const answer = await wholeOrStream(list, present, MOST);
  if (!('file' in answer)) throw new Error('The list came as a whole.');
  return answer.file.content as ReadableStream<Uint8Array>;
}

describe('a long list', () => {
  it('is a body where it is short', async () => {
    const { list } = batchesOf(2);
    const answer = await wholeOrStream(list, present, MOST);
    expect(answer).toMatchObject({ body: [{ number: 0 }, {}, { number: 1 }, {}] });
  });

  it('is the same JSON as a stream', async () => {
    const { list } = batchesOf(12);
    const items = Array.from({ length: 12 }, (_, number) => [{ number }, { last: true }]);
    expect(await new Response(await streamed(list)).text()).toBe(JSON.stringify(items.flat()));
  });

  it('is read no faster than it is taken, and no further when nobody takes more', async () => {
    const { list, seen } = batchesOf(100);
    const reader = (await streamed(list)).getReader();
    for (let part = 0; part < 12; part += 1) await reader.read();
    expect(seen).toEqual({ read: 11, isOver: false });
    await reader.cancel();
    expect(seen).toEqual({ read: 11, isOver: true });
  });

  it('does not seem complete when the reading fails', async () => {
    const { list } = batchesOf(12, true);
    await expect(new Response(await streamed(list)).text()).rejects.toThrow('The database is away');
  });
});
