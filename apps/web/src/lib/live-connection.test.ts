import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { ApiError, NetworkError } from './api-error.ts';
import { now } from './clock.ts';
import { LiveConnection } from './live-connection.ts';

interface Opened {
  signal: AbortSignal;
  say: (piece: string | Uint8Array) => void;
  end: () => void;
}

let opened: Opened[];
let failing: Error | undefined;
let heard: string[];
let openings: number;
let connection: LiveConnection;

function open(signal: AbortSignal): Promise<ReadableStream<Uint8Array>> {
  if (failing) {
    opened.push({ signal, say: () => {}, end: () => {} });
    return Promise.reject(failing);
  }
  const stream = new ReadableStream<Uint8Array>({
    start(controller) {
      const bytes = new TextEncoder();
      signal.addEventListener('abort', () => controller.error(signal.reason));
      opened.push({
        signal,
        say: (piece) => controller.enqueue(typeof piece === 'string' ? bytes.encode(piece) : piece),
        end: () => controller.close(),
      });
    },
  });
  return Promise.resolve(stream);
}

const settle = () => vi.advanceTimersByTimeAsync(0);
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

beforeEach(async () => {
  vi.useFakeTimers();
  vi.spyOn(Math, 'random').mockReturnValue(0.5);
  [opened, failing, heard, openings] = [[], undefined, [], 0];
  connection = new LiveConnection({
    open,
    onEvent: (data) => heard.push(data),
    onOpen: () => {
      openings += 1;
    },
  });
});

afterEach(() => {
  connection.stop();
  vi.restoreAllMocks();
});

it('says that it is open: events may be missed since the page was answered', async () => {
  connection.start();
  await settle();
  expect(openings).toBe(1);
});

it('hands on the data of an event', async () => {
  connection.start();
  await settle();
  opened[0]?.say('data: a\n\n');
  await settle();
  expect(heard).toEqual(['a']);
});

const accented = new TextEncoder().encode('data: é\n\n');

it.each<[string, (string | Uint8Array)[], string[]]>([
  ['one after the other', ['data: a\n\ndata: b\n\n'], ['a', 'b']],
  ['in pieces', ['da', 'ta: a', '\n', '\nd', 'ata: b\n\n'], ['a', 'b']],
  ['of several lines', ['data: a\ndata:b\n\n'], ['a\nb']],
  ['with the line ends of Windows', ['data: a\r\n\r', '\ndata: b\r\n\r\n'], ['a', 'b']],
  [
    'amid heartbeats and other fields',
    ['retry: 3000\n\n: still here\n\nid: 1\ndata: a\n\n'],
    ['a'],
  ],
  ['but not one that is cut off', ['data: a\n\ndata: b\n'], ['a']],
  ['with a letter in two pieces', [accented.slice(0, 7), accented.slice(7)], ['é']],
])('hands on events %s', async (_, pieces, events) => {
  connection.start();
  await settle();
  for (const piece of pieces) opened[0]?.say(piece);
  opened[0]?.end();
  await settle();
  expect(heard).toEqual(events);
});

it('reconnects when the connection ends, and says so', async () => {
  connection.start();
  await settle();
  opened[0]?.end();
  await vi.advanceTimersByTimeAsync(999);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(opened).toHaveLength(2);
  expect(openings).toBe(2);
});

it('waits longer after each failure, up to a minute', async () => {
  failing = new NetworkError('no connection');
  connection.start();
  const waits: number[] = [];
  for (let before = now(); waits.length < 8; before = now()) {
    const count = opened.length;
    while (opened.length === count) await vi.advanceTimersByTimeAsync(500);
    waits.push(now() - before);
  }
  expect(waits).toEqual([1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000, 60_000]);
});

it('reconnects at once when the network is back', async () => {
  failing = new NetworkError('no connection');
  connection.start();
  await vi.advanceTimersByTimeAsync(40_000);
  const count = opened.length;
  failing = undefined;
  window.dispatchEvent(new Event('online'));
  await settle();
  expect(opened).toHaveLength(count + 1);
});

it('replaces a connection that has gone silent', async () => {
  connection.start();
  await settle();
  await vi.advanceTimersByTimeAsync(30_000);
  opened[0]?.say(': still here\n\n');
  await vi.advanceTimersByTimeAsync(30_000);
  expect(opened).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(opened).toHaveLength(2);
  expect(opened[0]?.signal.aborted).toBe(true);
});

it('closes on a page hidden for long, and reconnects when it is shown', async () => {
  connection.start();
  await settle();
  show('hidden');
  await vi.advanceTimersByTimeAsync(20_000);
  expect(opened[0]?.signal.aborted).toBe(false);
  for (let minute = 0; minute < 20; minute += 1) {
    opened[0]?.say(': still here\n\n');
    await vi.advanceTimersByTimeAsync(20_000);
    if (opened[0]?.signal.aborted) break;
  }
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opened[0]?.signal.aborted).toBe(true);
  expect(opened).toHaveLength(1);
  show('visible');
  await settle();
  expect(opened).toHaveLength(2);
  expect(openings).toBe(2);
});

it('does not try again after a refusal', async () => {
  failing = new ApiError(403);
  connection.start();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opened).toHaveLength(1);
});

it('does nothing after stop', async () => {
  connection.start();
  await settle();
  connection.stop();
  await vi.advanceTimersByTimeAsync(600_000);
  expect(opened).toHaveLength(1);
  expect(opened[0]?.signal.aborted).toBe(true);
});
