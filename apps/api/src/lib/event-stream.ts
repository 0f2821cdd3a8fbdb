import { inBackground } from './in-background.ts';

/** Shorter than the time after which our server, or a proxy, closes a silent connection. */
export const HEARTBEAT_MS = 10_000;

/** A reader that takes nothing for so long that this much waits for it has gone, or means harm. */
const MOST_WAITING_BYTES = 64 * 1024;

/** One open connection that hears what happens (server-sent events). */
export interface EventStream {
  readonly content: ReadableStream<Uint8Array>;
  /** Tells of something; it travels as JSON. */
  send(event: object): void;
  end(): void;
}

/** Its reader takes nothing any more. */
export class ReaderGoneError extends Error {
  override readonly name = 'ReaderGoneError';
}

/**
 * @param onEnd called once, when either side ends it
 */
export function openEventStream(onEnd: () => void): EventStream {
  const encoder = new TextEncoder();
  let isOpen = true;
  const close = () => {
    if (!isOpen) return;
    isOpen = false;
    clearInterval(heartbeat);
    onEnd();
  };
  let channel: ReadableStreamDefaultController<Uint8Array> | undefined;
  const content = new ReadableStream<Uint8Array>(
    {
      start: (controller) => {
        channel = controller;
      },
      cancel: close,
    },
    new ByteLengthQueuingStrategy({ highWaterMark: MOST_WAITING_BYTES }),
  );
  const write = (text: string) => {
    if (!isOpen) return;
    channel?.enqueue(encoder.encode(text));
    if ((channel?.desiredSize ?? 0) > 0) return;
    channel?.error(new ReaderGoneError());
    close();
  };
  const heartbeat = inBackground(setInterval(() => write(': still here\n\n'), HEARTBEAT_MS));
  // the first bytes tell the browser that it is open
  write('retry: 3000\n\n');
  return {
    content,
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    end: () => {
      if (isOpen) channel?.close();
      close();
    },
  };
}
