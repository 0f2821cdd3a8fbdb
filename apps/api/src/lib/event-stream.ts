import { PassThrough, type Readable } from 'node:stream';

/** Shorter than the time after which our server, or a proxy, closes a silent connection. */
export const HEARTBEAT_MS = 10_000;

/** A reader that takes nothing for so long that this much waits for it has gone, or means harm. */
const MOST_WAITING_BYTES = 64 * 1024;

/** One open connection that is told what happens (server-sent events). */
export interface EventStream {
  readonly content: Readable;
  /** Tells of something; it travels as JSON. */
  send(event: object): void;
  end(): void;
}

/**
 * @param onEnd called once, when either side ends it
 */
export function openEventStream(onEnd: () => void): EventStream {
  const content = new PassThrough();
  const write = (text: string) => {
    // an ended stream stays open until its last bytes are read
    if (!content.writable) return;
    if (content.writableLength + content.readableLength > MOST_WAITING_BYTES) content.destroy();
    else content.write(text);
  };
  const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
  heartbeat.unref();
  content.once('close', () => {
    clearInterval(heartbeat);
    onEnd();
  });
  // the first bytes tell the browser that it is open
  write('retry: 3000\n\n');
  return {
    content,
    send: (event) => write(`data: ${JSON.stringify(event)}\n\n`),
    end: () => {
      content.end();
    },
  };
}
