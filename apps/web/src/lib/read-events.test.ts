import { expect, it } from 'vitest';
import { readEvents } from './read-events.ts';

function streamOf(...pieces: string[]) {
  const bytes = new TextEncoder();
  return new ReadableStream<Uint8Array>({
    start(controller) {
      for (const piece of pieces) controller.enqueue(bytes.encode(piece));
      controller.close();
    },
  });
}

async function eventsOf(...pieces: string[]) {
  const events: string[] = [];
  for await (const event of readEvents(streamOf(...pieces))) events.push(event);
  return events;
}

it.each<[string, string[], string[]]>([
  ['one after the other', ['data: a\n\ndata: b\n\n'], ['a', 'b']],
  ['in pieces', ['da', 'ta: a', '\n', '\nd', 'ata: b\n\n'], ['a', 'b']],
  ['of several lines', ['data: a\ndata:b\n\n'], ['a\nb']],
  ['with the line ends of Windows', ['data: a\r\n\r', '\ndata: b\r\n\r\n'], ['a', 'b']],
  [
    'between heartbeats and other fields',
    ['retry: 3000\n\n: still here\n\nid: 1\ndata: a\n\n'],
    ['a'],
  ],
  ['but not one that was cut off', ['data: a\n\ndata: b\n'], ['a']],
])('reads events %s', async (_, pieces, events) => {
  expect(await eventsOf(...pieces)).toEqual(events);
});

it('reads letters of several bytes that come in pieces', async () => {
  const bytes = new TextEncoder().encode('data: é\n\n');
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      controller.enqueue(bytes.slice(0, 7));
      controller.enqueue(bytes.slice(7));
      controller.close();
    },
  });
  expect((await readEvents(stream).next()).value).toBe('é');
});

it('tells of every sign of life', async () => {
  let signs = 0;
  const events = readEvents(streamOf(': still here\n\n', 'data: a\n\n'), () => {
    signs += 1;
  });
  await events.next();
  expect(signs).toBe(2);
});

it('lets go of the line when nobody listens any more', async () => {
  let cancelled = false;
  const stream = new ReadableStream<Uint8Array>({
    pull(controller) {
      controller.enqueue(new TextEncoder().encode('data: a\n\n'));
    },
    cancel() {
      cancelled = true;
    },
  });
  for await (const event of readEvents(stream)) {
    expect(event).toBe('a');
    break;
  }
  expect(cancelled).toBe(true);
});
